use super::Unpackable;
use serde::ser::{
    Impossible, Serialize, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleVariant, Serializer,
};

/// The value as few bytes.
///
/// # Errors
/// [`Unpackable`] for a value that holds texts, maps or numbers that are no small natural ones.
pub fn pack<T: Serialize>(value: &T) -> Result<Vec<u8>, Unpackable> {
    let mut out = Out(Vec::new());
    value.serialize(&mut out)?;
    Ok(out.0)
}

struct Out(Vec<u8>);

type Done = Result<(), Unpackable>;
type No = Impossible<(), Unpackable>;

impl Out {
    fn number(&mut self, number: u32) -> Done {
        let mut rest = number;
        while rest > 127 {
            self.0.push(rest as u8 | 128);
            rest >>= 7;
        }
        self.0.push(rest as u8);
        if number < 1 << 28 { Ok(()) } else { Err(Unpackable) }
    }
}

/// What of the data model no card is made of.
macro_rules! refused {
    ($($name:ident($type:ty))*) => {
        $(fn $name(self, _: $type) -> Done {
            Err(Unpackable)
        })*
    };
}

impl<'a> Serializer for &'a mut Out {
    type Ok = ();
    type Error = Unpackable;
    type SerializeSeq = &'a mut Out;
    type SerializeTuple = &'a mut Out;
    type SerializeTupleStruct = No;
    type SerializeTupleVariant = &'a mut Out;
    type SerializeMap = No;
    type SerializeStruct = &'a mut Out;
    type SerializeStructVariant = &'a mut Out;

    refused! {
        serialize_i8(i8) serialize_i16(i16) serialize_i32(i32) serialize_i64(i64) serialize_u64(u64) serialize_f32(f32)
        serialize_f64(f64) serialize_char(char) serialize_str(&str) serialize_bytes(&[u8]) serialize_unit_struct(&'static str)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    fn serialize_unit(self) -> Done {
        Err(Unpackable)
    }

    fn serialize_bool(self, value: bool) -> Done {
        self.number(value.into())
    }

    fn serialize_u8(self, value: u8) -> Done {
        self.number(value.into())
    }

    fn serialize_u16(self, value: u16) -> Done {
        self.number(value.into())
    }

    fn serialize_u32(self, value: u32) -> Done {
        self.number(value)
    }

    fn serialize_none(self) -> Done {
        self.number(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Done {
        self.number(1)?;
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Done {
        self.number(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Done {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Done {
        self.number(index)?;
        value.serialize(self)
    }

    fn serialize_seq(self, len: Option<usize>) -> Result<&'a mut Out, Unpackable> {
        self.number(len.ok_or(Unpackable)? as u32)?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<&'a mut Out, Unpackable> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<No, Unpackable> {
        Err(Unpackable)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<&'a mut Out, Unpackable> {
        self.number(index)?;
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<No, Unpackable> {
        Err(Unpackable)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<&'a mut Out, Unpackable> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<&'a mut Out, Unpackable> {
        self.number(index)?;
        Ok(self)
    }
}

/// Elements follow one another.
macro_rules! elements {
    ($($of:ident::$name:ident)*) => {
        $(impl $of for &mut Out {
            type Ok = ();
            type Error = Unpackable;

            fn $name<T: Serialize + ?Sized>(&mut self, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

elements! { SerializeSeq::serialize_element SerializeTuple::serialize_element SerializeTupleVariant::serialize_field }

/// So do fields; one that is left out is zero.
macro_rules! fields {
    ($($of:ident)*) => {
        $(impl $of for &mut Out {
            type Ok = ();
            type Error = Unpackable;

            fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Done {
                value.serialize(&mut **self)
            }

            fn skip_field(&mut self, _: &'static str) -> Done {
                self.number(0)
            }

            fn end(self) -> Done {
                Ok(())
            }
        })*
    };
}

fields! { SerializeStruct SerializeStructVariant }
