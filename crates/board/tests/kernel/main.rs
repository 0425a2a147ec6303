//! Tests of the kernel. `slow` is the generator the fast one is held against.

mod against_slow;
mod perft;
mod random;
mod slow;
mod table;
