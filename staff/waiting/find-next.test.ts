import { expect, it } from 'vitest'
import { findNext, type Waiting } from './find-next.ts'

const waiting = (id: string, treatment: string, standing: Waiting['standing'], run?: string) =>
  ({ id, treatment, standing, group: run ? { id: run, date: null } : null }) as Waiting

it('is next who has waited longest for a treatment or a class and may be asked now', () => {
  const next = findNext([
    waiting('resting', 'doctor', 'resting'),
    waiting('doctor', 'doctor', 'waiting'),
    waiting('later', 'doctor', 'waiting'),
    waiting('asked', 'physio', 'offered'),
    waiting('monday', 'yoga', 'waiting', 'yoga-monday'),
    waiting('tuesday', 'yoga', 'waiting', 'yoga-tuesday'),
  ])
  expect([...next]).toEqual(['doctor', 'monday', 'tuesday'])
})
