/** The engine's file. What importing it gives is the bundler's affair; most give its address. */
declare const address: string;
export default address;
