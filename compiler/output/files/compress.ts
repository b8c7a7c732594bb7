import { brotliCompressSync, constants } from 'node:zlib'
import { pageOfDataAddress } from '#domain/site/site-addresses.ts'
import { kilobyte, pageBars } from '../pages/page-weight.ts'

export const compressible = /\.(?:html|json|js|css|svg|xml|txt|webmanifest)$/

/** Most pages come in one round trip of a new connection (page-weight.ts); the data of a page, fetched before a tap, in the time of a tap. */
function limitOf(address: string): number {
  if (address.endsWith('/')) return pageBars.usual * kilobyte
  return pageOfDataAddress(address) === undefined ? Number.POSITIVE_INFINITY : 4 * kilobyte
}

const brotli = (quality: number, window: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window },
})
/** What most pages are compressed with. */
export const quick = brotli(6, 16)
const best = brotli(11, 22)
/** What files over their limit are compressed with. */
const further = brotli(10, 16)

/**
 * The brotli form of a file, or undefined if it gains nothing from one. Measured on pages of 46 KB, with a window of 64 KB:
 * quality 4 takes 0.8 ms and gives 13.8 KB, quality 5 takes 1.4 ms and gives 12.9 KB, quality 6 as long for 55 bytes less,
 * quality 9 takes 2.2 ms for 30 more, quality 10 takes 35 ms for 0.9 KB less, quality 11 takes 100 ms for 1.1 KB less. Code, cached for a year, gets the
 * best. A page or its data over its limit gets quality 10; one page of ten may stay above, so the best is not worth its time there.
 */
export function compressFor(address: string, file: string, bytes: Uint8Array): Uint8Array | undefined {
  if (!compressible.test(file) || bytes.length <= 200) return
  if (address.startsWith('/assets/')) return brotliCompressSync(bytes, best)
  const compressed = brotliCompressSync(bytes, quick)
  return compressed.length > limitOf(address) ? brotliCompressSync(bytes, further) : compressed
}
