import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { readWholeAddress } from './request-target.ts'

it.each([
  ['/en/?q=x', 'a.example', '/en/?q=x'],
  ['http://b.example/api/health', 'b.example', '/api/health'],
  ['HTTPS://b.example:443', 'b.example:443', '/'],
  ['https://b.example?q=x', 'b.example', '/?q=x'],
  ['https://b.example/a/../%2e/', 'b.example', '/a/../%2e/'],
  ['//b.example/', 'a.example', '//b.example/'],
  ['https://user@b.example/', 'a.example', 'https://user@b.example/'],
  ['*', 'a.example', '*'],
])('a request line with a whole address means the same as its path and its host: %s', (url, host, path) => {
  const request = { url, headers: { host: 'a.example' } } as IncomingMessage
  readWholeAddress(request)
  expect({ host: request.headers.host, path: request.url }).toEqual({ host, path })
})
