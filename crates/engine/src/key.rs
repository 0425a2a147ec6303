/// Gathers everything that decides the rest of a game into 64 bits, the same on all machines.
#[derive(Clone, Debug)]
pub struct Key(u64);

impl Key {
    /// Nothing gathered yet.
    pub const fn new() -> Key {
        Key(0x6f72_6b61_6e31_3939)
    }

    /// Adds a number; the order of additions counts.
    pub const fn add(&mut self, value: u64) {
        self.0 = mix(self.0.rotate_left(5) ^ mix(value));
    }

    /// Adds a text.
    pub fn add_text(&mut self, text: &str) {
        self.add(text.len() as u64);
        for chunk in text.as_bytes().chunks(8) {
            let mut bytes = [0; 8];
            bytes[..chunk.len()].copy_from_slice(chunk);
            self.add(u64::from_le_bytes(bytes));
        }
    }

    /// The 64 bits.
    pub const fn finish(&self) -> u64 {
        self.0
    }
}

impl Default for Key {
    fn default() -> Key {
        Key::new()
    }
}

/// The finaliser of splitmix64.
pub(crate) const fn mix(value: u64) -> u64 {
    let mut z = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
