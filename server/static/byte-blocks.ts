const blockSize = 256 * 1024

/** Larger ones get memory of their own from the system, and give it back. */
const mostInBlock = 32 * 1024

/**
 * Memory for the bytes of a cache whose oldest entries go first: one after another in large blocks, which are given back to the system
 * as a whole. Node's own small buffers are cut out of blocks of 64 KiB that everything else uses too, and a block stays for as long
 * as any part of it does; allocated one by one they would leave holes that fit nothing.
 */
export class ByteBlocks {
  #block = Buffer.alloc(0)
  #used = 0

  /** The same bytes, in one of the blocks. */
  place(bytes: Buffer): Buffer {
    if (bytes.length > mostInBlock) return bytes
    if (this.#used + bytes.length > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(blockSize)
      this.#used = 0
    }
    const placed = this.#block.subarray(this.#used, this.#used + bytes.length)
    bytes.copy(placed)
    this.#used += bytes.length
    return placed
  }
}
