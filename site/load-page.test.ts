import { describe, expect, it } from 'vitest'
import { loadPage } from './load-page.ts'

describe('which files make a page', () => {
  it('fetches the site data, the page and only the shared data the page names', async () => {
    const asked: string[] = []
    const files: Record<string, unknown> = {
      '/page-data/app-data.json': { build: 'b' },
      '/page-data/x/page-data.json': { path: '/x/', sharedData: ['h1', 'h2'] },
      '/page-data/sq/d/h1.json': { name: 'messages', data: 'words' },
      '/page-data/sq/d/h2.json': { name: 'company', data: 'us' },
    }
    const loaded = await loadPage('/x/', async (address) => {
      asked.push(address)
      return files[address]
    })
    expect(asked.sort()).toEqual(Object.keys(files).sort())
    expect(loaded.shared).toEqual({ messages: 'words', company: 'us' })
  })
})
