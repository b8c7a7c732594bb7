import { expect, it } from 'vitest'
import { findBrokenLinks } from './find-broken-links.ts'

const origin = 'http://localhost:8000'

it('names the page, and what leads nowhere from it', async () => {
  const html = `
    <h2 id="help">Help</h2>
    <a href="#help">here</a> <a href="#gone">nowhere</a> <a href="/b/#top">there</a> <a href="/b/#nothing">not there</a>
    <a href="/c/">missing</a> <a href="/api/docs?x=1">asked of the server</a> <img src="/d.svg" alt="">
    <a href="https://elsewhere.example/c/">others</a> <a href="tel:+4790000000">call</a>`
  const asked: string[] = []
  const found = await findBrokenLinks(
    [
      { path: '/a/', html },
      { path: '/b/', html: '<h1 id="top">B</h1>' },
    ],
    origin,
    async (address) => {
      asked.push(address)
      return address.startsWith('/api/')
    },
  )
  expect(found.map(({ path, problem }) => `${path} ${problem}`)).toEqual([
    '/a/ #gone: there is no such place on that page',
    '/a/ /b/#nothing: there is no such place on that page',
    '/a/ /c/ leads nowhere',
    '/a/ /d.svg leads nowhere',
  ])
  expect(asked).toEqual(['/c/', '/api/docs?x=1', '/d.svg'])
})
