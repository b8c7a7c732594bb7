import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '#messages/en.ts'
import { sendMessage } from './send-message.ts'

const body = {
  clinic: null,
  name: 'Kari',
  email: 'k@example.no',
  phone: '+4791234567',
  message: 'Hi',
  locale: 'en',
} as const
const send = () => sendMessage(body as Parameters<typeof sendMessage>[0], en)
afterEach(() => vi.unstubAllGlobals())

describe('a message that could not be sent', () => {
  it('because it took too long, here or at the server, can be sent again with a click', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new DOMException('too long', 'TimeoutError')
    })
    expect(await send()).toMatchObject({ sent: false, isTimeout: true, message: en.problems.timeout })
    const problem = { code: 'timeout', title: en.problems.timeout, status: 504, type: '' }
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(problem), { status: 504 }))
    expect(await send()).toMatchObject({ isTimeout: true })
  })

  it('for another reason says which', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network')
    })
    expect(await send()).toMatchObject({ isTimeout: false, message: en.problems['provider-failure'] })
  })
})
