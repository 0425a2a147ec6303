#[path = "../tests/common/soak.rs"]
mod soak;
#[path = "../tests/common/soak_setup.rs"]
mod soak_setup;
fn main() {
    let a: Vec<u64> = std::env::args().skip(1).map(|x| x.parse().unwrap()).collect();
    let mut s = a[0];
    while s < a[1] {
        match soak::soak(s..s + 100, a[2] as usize) {
            Ok(_) => {}
            Err(e) => println!("{e}\n"),
        }
        s += 100;
    }
    println!("done");
}
