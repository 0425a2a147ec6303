//! Definitions as few bytes, for cards that are shipped by the hundred: the code that reads JSON into the language is larger
//! than all of them. Whatever can be written as JSON can be packed; both follow from the one definition of each type.
//!
//! Numbers are written seven bits a byte, lowest first; enums as the number of the variant and what it holds, lists as their
//! length and elements, structs as their fields. A field that JSON leaves out is its zero, which is one byte whatever its type:
//! false, 0, nothing, an empty list, the first variant. Nothing else may be left out.

mod read;
mod write;

pub use read::unpack;
pub use write::pack;

/// What is wrong with bytes or values; it has no words, for no user sees it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unpackable;

impl std::fmt::Display for Unpackable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not what was packed")
    }
}

impl std::error::Error for Unpackable {}

impl serde::de::Error for Unpackable {
    fn custom<T: std::fmt::Display>(_: T) -> Unpackable {
        Unpackable
    }
}

impl serde::ser::Error for Unpackable {
    fn custom<T: std::fmt::Display>(_: T) -> Unpackable {
        Unpackable
    }
}
