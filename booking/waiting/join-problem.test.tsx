import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { en as common } from '#messages/en.ts'
import { en } from '#messages/waiting/en.ts'
import type { BookingSite } from '../wizard-context.tsx'
import { JoinProblem } from './join-problem.tsx'

const site = { common, language: 'en', phone: '+47 21 00 00 00', paths: {} } as BookingSite
const show = (code: 'already-waiting' | 'unknown') =>
  renderToStaticMarkup(<JoinProblem problem={{ code }} onRetry={() => {}} words={en} site={site} />)

it('somebody else on a phone that waits already is told what to do, and not to try again', () => {
  expect(show('already-waiting')).toContain(en.person.alreadyWaiting)
  expect(show('already-waiting')).not.toContain('<button')
  expect(show('unknown')).toContain(common.site.tryAgain)
})
