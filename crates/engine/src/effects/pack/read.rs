use super::Unpackable;
use serde::de::{Deserialize, DeserializeSeed, Deserializer, EnumAccess, SeqAccess, VariantAccess, Visitor};
use serde::forward_to_deserialize_any;

/// The value of bytes that [`super::pack`] has written.
///
/// # Errors
/// [`Unpackable`] if they were not.
pub fn unpack<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Result<T, Unpackable> {
    let mut bytes = Bytes(bytes);
    let value = T::deserialize(&mut bytes)?;
    if bytes.0.is_empty() { Ok(value) } else { Err(Unpackable) }
}

/// What has not been read yet.
struct Bytes<'de>(&'de [u8]);

impl Bytes<'_> {
    /// The next number.
    #[inline(never)]
    fn number(&mut self) -> Result<u32, Unpackable> {
        let mut number = 0;
        for shift in [0, 7, 14, 21] {
            let (byte, rest) = self.0.split_first().ok_or(Unpackable)?;
            self.0 = rest;
            number |= u32::from(byte & 127) << shift;
            if byte & 128 == 0 {
                return Ok(number);
            }
        }
        Err(Unpackable)
    }
}

impl<'de> Deserializer<'de> for &mut Bytes<'de> {
    type Error = Unpackable;

    /// Bytes do not say what they are.
    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Unpackable> {
        Err(Unpackable)
    }

    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_bool(self.number()? != 0)
    }

    fn deserialize_u8<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_u8(self.number()? as u8)
    }

    fn deserialize_u16<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_u16(self.number()? as u16)
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        if self.number()? == 0 { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        let left = self.number()?;
        visitor.visit_seq(List { bytes: self, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_seq(List { bytes: self, left: len as u32 })
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unpackable> {
        self.deserialize_tuple(fields.len(), visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unpackable> {
        visitor.visit_enum(self)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Unpackable> {
        visitor.visit_u32(self.number()?)
    }

    forward_to_deserialize_any! {
        i8 i16 i32 i64 u32 u64 f32 f64 char str string bytes byte_buf unit unit_struct tuple_struct map ignored_any
    }
}

/// So many elements are still to be read.
struct List<'a, 'de> {
    bytes: &'a mut Bytes<'de>,
    left: u32,
}

impl<'de> SeqAccess<'de> for List<'_, 'de> {
    type Error = Unpackable;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Unpackable> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.bytes).map(Some)
    }
}

impl<'de> EnumAccess<'de> for &mut Bytes<'de> {
    type Error = Unpackable;
    type Variant = Self;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, Self), Unpackable> {
        let variant = seed.deserialize(&mut *self)?;
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for &mut Bytes<'de> {
    type Error = Unpackable;

    fn unit_variant(self) -> Result<(), Unpackable> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Unpackable> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Unpackable> {
        self.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Unpackable> {
        self.deserialize_tuple(fields.len(), visitor)
    }
}
