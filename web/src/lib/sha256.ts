// SHA-256 (FIPS 180-4). WebCrypto has it too, but only in secure contexts: a table in the house is plain http.

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function fractions(root: number, many: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < many; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (prime) found.push(fraction(n, root));
  }
  return found;
}

/** Exactly: the integer root of n · 2^(32·root), of which the last 32 bits are the fraction. */
function fraction(n: number, root: number): number {
  const wanted = BigInt(n) << BigInt(32 * root);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const middle = (low + high) >> 1n;
    if (middle ** BigInt(root) <= wanted) low = middle;
    else high = middle;
  }
  return Number(low & 0xffffffffn);
}

const START = fractions(2, 8);
const ROUND = fractions(3, 64);
const turn = (x: number, by: number) => (x >>> by) | (x << (32 - by));
const at = (list: ArrayLike<number>, n: number) => list[n] as number;

/** The hash of a text, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const padded = padding(new TextEncoder().encode(text));
  const words = new DataView(padded.buffer);
  const hash = Int32Array.from(START);
  for (let block = 0; block < padded.length; block += 64) compress(hash, words, block);
  return Array.from(hash, (word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

/** The bytes, a one, zeros, and the length in bits: a multiple of 64 bytes. */
function padding(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array((((bytes.length + 8) >> 6) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  new DataView(padded.buffer).setBigUint64(padded.length - 8, BigInt(bytes.length) * 8n);
  return padded;
}

function compress(hash: Int32Array, words: DataView, block: number): void {
  const w = new Int32Array(64);
  for (let n = 0; n < 16; n++) w[n] = words.getInt32(block + 4 * n);
  for (let n = 16; n < 64; n++) {
    const [x, y] = [at(w, n - 15), at(w, n - 2)];
    const mixed = (turn(x, 7) ^ turn(x, 18) ^ (x >>> 3)) + (turn(y, 17) ^ turn(y, 19) ^ (y >>> 10));
    w[n] = at(w, n - 16) + at(w, n - 7) + mixed;
  }
  const s = Array.from(hash);
  for (let n = 0; n < 64; n++) {
    const [a, b, c, e, f, g] = [at(s, 0), at(s, 1), at(s, 2), at(s, 4), at(s, 5), at(s, 6)];
    const one =
      at(s, 7) + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUND, n) + at(w, n);
    const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    s.pop();
    s.unshift((one + two) | 0);
    s[4] = (at(s, 4) + one) | 0;
  }
  for (let n = 0; n < 8; n++) hash[n] = at(hash, n) + at(s, n);
}
