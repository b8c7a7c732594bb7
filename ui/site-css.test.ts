import { build } from 'vite'
import { expect, test } from 'vitest'

/** As the site is built: the browsers of the last two years, which all know light-dark() and nesting. */
async function bundleCss(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      cssTarget: ['chrome123', 'safari17.5', 'firefox123'],
      rolldownOptions: { input: 'ui/site.css' },
    },
  })
  const { output } = Array.isArray(result) ? result[0]! : (result as Extract<typeof result, { output: unknown }>)
  return output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('')
}
const css = await bundleCss()

test('our policy allows no picture in the address of a picture, and no other host', () => {
  expect(css).not.toMatch(/url\(["']?(?:data:|https?:|\/\/)/)
})

test('every colour is a role: no component brings one of its own', () => {
  const outsideTokens = css.replace(/:root\{[^}]*\}/, '').replace(/#0000/g, '')
  expect(outsideTokens.match(/#[\da-f]{3,8}\b/gi) ?? []).toEqual([])
})

test('who asks for less motion gets none', () => {
  expect(css).toMatch(/prefers-reduced-motion:reduce\)\{[^@]*transition:none/)
})
