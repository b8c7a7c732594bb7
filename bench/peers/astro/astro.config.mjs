import { defineConfig } from 'astro/config'
import compressor from 'astro-compressor'

// CORPUS is the folder of pages to build; OUT and CACHE are emptied before each build by the benchmark. COMPRESSIBLE and
// BROTLI are the files that we compress and the parameters of zlib that most of our pages are compressed with.
const { OUT, CACHE, SITE_URL, COMPRESSIBLE, BROTLI } = process.env

export default defineConfig({
  site: SITE_URL,
  outDir: OUT,
  cacheDir: CACHE,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
  integrations: BROTLI
    ? [
        compressor({
          gzip: false,
          zstd: false,
          brotli: { params: JSON.parse(BROTLI) },
          hooks: { fileFilter: ({ filePath }) => new RegExp(COMPRESSIBLE).test(filePath) },
        }),
      ]
    : [],
})
