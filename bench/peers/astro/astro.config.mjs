import { defineConfig } from 'astro/config'

// CORPUS is the folder of pages to build; OUT and CACHE are emptied before each build by the benchmark.
const { OUT, CACHE, SITE_URL } = process.env

export default defineConfig({
  site: SITE_URL,
  outDir: OUT,
  cacheDir: CACHE,
  trailingSlash: 'always',
  devToolbar: { enabled: false },
})
