import type { Plugin } from 'vite'

/**
 * React's element functions come in a CommonJS module, so that every use of one is a lookup, `(0, runtime.jsx)(…)`. As
 * constants of an ES module they have short names: a fifth of a kilobyte less for the booking.
 */
export const elementFunctions: Plugin = {
  name: 'element-functions',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === 'react/jsx-runtime' && importer !== '\0element-functions' ? '\0element-functions' : undefined,
  load: (id) =>
    id === '\0element-functions'
      ? "import runtime from 'react/jsx-runtime'\nexport const { jsx, jsxs, Fragment } = runtime"
      : undefined,
}

/**
 * Vite wraps every dynamic import in code that first fetches what the file needs. Scripts come by themselves (modulePreload), so a
 * template waits for its stylesheets only: the booking's. Both are fetched in the same round.
 */
export const stylesBesideImports: Plugin = {
  name: 'styles-beside-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `const loaded = {}
const loadStyles = (file) =>
  (loaded[file] ??= new Promise((done, fail) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/' + file
    link.onload = done
    link.onerror = () => {
      delete loaded[file]
      fail(Error(file))
    }
    document.head.append(link)
  }))
export const __vitePreload = (load, files = []) => Promise.all([load(), ...files.map(loadStyles)]).then(([it]) => it)`
      : undefined,
}
