import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { groups, moduleTest } from './script-groups.ts'

const modules = globSync(['booking', 'client', 'domain', 'messages', 'site', 'ui'].map((it) => `${it}/**/*.{ts,tsx}`))

describe('the groups of modules that share a file', () => {
  it.each(groups)('$name names modules that there are', ({ of, but = [] }) => {
    for (const beginning of [...of, ...but].filter((it) => it !== 'react-dom/client.js')) {
      expect(
        modules.some((it) => it.startsWith(beginning)),
        beginning,
      ).toBe(true)
    }
  })

  it('leave out what a group does not want, but for what it names itself', () => {
    const test = moduleTest(
      ['booking/', 'booking/waiting/way.ts', 'ui/dialog/'],
      ['booking/waiting/', 'booking/order/'],
    )
    const has = (path: string) => test.test(`/home/somebody/innom/${path}`)
    expect(['booking/wizard.tsx', 'booking/waiting/way.ts', 'ui/dialog/dialog.tsx'].every(has)).toBe(true)
    expect(
      ['booking/waiting/wish.ts', 'booking/order/order.ts', 'booking/waiting/way-ts', 'site/app.tsx'].some(has),
    ).toBe(false)
    expect(test.test('C:\\innom\\booking\\waiting\\way.ts')).toBe(true)
  })
})
