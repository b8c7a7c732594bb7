import { expect, it } from 'vitest'
import { safeParse } from 'zod/v4/core'
import { pageErrorBody } from '#domain/site/page-error.ts'
import { describeError } from './send-page-error.ts'

const where = { page: 'booking', part: 'confirm' }

it('names the error and where it was thrown, and nothing that a patient typed', () => {
  const error = new TypeError('Kari Nordmann, born 1990-01-01, has no clinic')
  error.stack = `TypeError: Kari Nordmann, born 1990-01-01, has no clinic
    at Confirm (http://localhost:8000/assets/wizard-D_1x.js:1:2345)
    at render (http://localhost:8000/assets/site-abc.js:3:14)`
  const described = describeError(error)
  expect(described).toEqual({
    error: 'TypeError',
    at: ['/assets/wizard-D_1x.js:1:2345', '/assets/site-abc.js:3:14'],
  })
  expect(safeParse(pageErrorBody, { ...where, ...described }).success).toBe(true)
})

it('names the script that could not be fetched', () => {
  const error = new TypeError('Failed to fetch dynamically imported module: http://localhost:8000/assets/time-x.js')
  error.stack = `TypeError: ${error.message}`
  expect(describeError(error).at).toEqual(['/assets/time-x.js'])
})

it('describes whatever was thrown in words that the server takes', () => {
  class Odd extends Error {
    override name = 'Kari 90123456'
  }
  for (const thrown of ['90123456', null, undefined, { phone: '90123456' }, new Odd('90123456')]) {
    const described = describeError(thrown)
    expect(safeParse(pageErrorBody, { ...where, ...described }).success).toBe(true)
    expect(JSON.stringify(described)).not.toContain('90123456')
  }
})
