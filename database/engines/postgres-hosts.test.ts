import { expect, it } from 'vitest'
import { findWritable, splitHosts } from './postgres-hosts.ts'

it.each([
  ['postgres://innom@db/innom', ['postgres://innom@db/innom']],
  ['postgres://innom@[::1]:5433/innom', ['postgres://innom@[::1]:5433/innom']],
  ['postgres://u:p,w@one/innom', ['postgres://u:p,w@one/innom']],
  [
    'postgresql://u:p%40w@one:5433,two/innom?sslmode=require',
    ['postgresql://u:p%40w@one:5433/innom?sslmode=require', 'postgresql://u:p%40w@two/innom?sslmode=require'],
  ],
  ['postgres://one,[::1]:2', ['postgres://one', 'postgres://[::1]:2']],
])('%s names these servers', (url, addresses) => {
  expect(splitHosts(url)).toEqual(addresses)
})

it('when no host takes writes, that is an outage', async () => {
  const nobody = ['postgres://innom@127.0.0.1:1/innom', 'postgres://innom@127.0.0.1:2/innom']
  await expect(findWritable(nobody)).rejects.toMatchObject({ code: '57P03' })
})
