import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { generate } from 'openapi-typescript-codegen'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestEmbedded, type TestDatabase } from '#database/testing/engines.ts'
import { newBookingAnswer } from '#domain/api/booking-answers.ts'
import { openTestApi, type TestApi } from './testing/test-api.ts'

const folder = resolve('.cache/generated-client')

/** What a stranger would write with nothing but the generated client at hand. */
const program = `
import { BookingsService, OpenAPI, OperationService, TimesService } from './client'

export async function book(address: string, phone: string) {
  OpenAPI.BASE = address
  const { slots } = await TimesService.listSlots({ treatment: 'gp-consultation', clinic: 'bislett', date: '2026-11-10' })
  const slot = slots[0]!.id
  const hold = await TimesService.holdSlot({ requestBody: { slot } })
  const { id } = await BookingsService.sendCode({ requestBody: { phone, locale: 'en' } })
  const { messages } = await OperationService.listOutbox({ phone })
  const code = /#([0-9]{6})$/.exec(messages[0]!.text)![1]!
  const { token } = await BookingsService.checkCode({ id, requestBody: { code } })
  return BookingsService.book({
    idempotencyKey: 'generated-client',
    requestBody: {
      slot,
      treatment: 'gp-consultation',
      hold: hold.id,
      verification: token,
      patient: { name: 'Kari Nordmann', birthdate: '1980-02-29', phone, description: 'Sore throat' },
      partner: { kind: 'airline', id: 'norvind', rewardNumber: '12345678' },
      locale: 'en',
    },
  })
}
`

let test: TestDatabase
let api: TestApi
beforeAll(async () => {
  test = await openTestEmbedded()
  api = await openTestApi({ database: test.database })
})
afterAll(async () => {
  await api.close()
  await test.dispose()
})

it('a client made from the OpenAPI document by another’s generator type-checks and books a time', async () => {
  const address = await api.app.listen({ port: 0, host: '127.0.0.1' })
  const document = await (await fetch(`${address}/api/openapi.json`)).json()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await generate({ input: document, output: join(folder, 'client'), useOptions: true, useUnionTypes: true })
  writeFileSync(join(folder, 'book.ts'), program)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'esnext', types: [] },
        ...{ module: 'esnext', moduleResolution: 'bundler', lib: ['esnext', 'dom', 'dom.iterable'] },
      },
      files: ['book.ts'],
    }),
  )
  const tsc = resolve('node_modules/typescript/bin/tsc')
  await expect(promisify(execFile)(process.execPath, [tsc, '-p', folder])).resolves.toMatchObject({ stdout: '' })

  const { book } = await import(join(folder, 'book.ts'))
  const booked = await book(address, '+4791234567')
  expect(newBookingAnswer.strict().parse(booked)).toMatchObject({ treatment: 'gp-consultation', state: 'booked' })
})
