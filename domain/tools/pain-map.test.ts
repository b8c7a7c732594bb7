import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { bodyPlaces } from '#ui/body-map/places.ts'
import { advisePain, painPlaceIds } from './pain-map.ts'

const table = parse(readFileSync('content/warning-signs.yaml', 'utf8')) as Record<
  string,
  { level: string; label?: object }
>
const record = parse(readFileSync('content/pages/tool-10.yaml', 'utf8')) as { signs: string[] }
const anyPlace = fc.constantFrom(...painPlaceIds)

describe('the pain map', () => {
  it('has an answer for every part of the drawn body', () => {
    expect(painPlaceIds.toSorted()).toEqual([...bodyPlaces].toSorted())
  })

  it('asks everywhere about a warning sign of the table, and the page brings its words', () => {
    fc.assert(
      fc.property(anyPlace, (place) => {
        const { signs } = advisePain(place)
        expect(signs.length).toBeGreaterThan(0)
        for (const id of signs) {
          expect(table[id]?.label, id).toBeDefined()
          expect(record.signs).toContain(id)
        }
      }),
    )
  })

  // NHS, Heart attack; Stroke; Cauda equina syndrome; Testicle pain: each is an emergency, and pain there must ask about it.
  it.each([
    ['chest', 'chest-pain'],
    ['jaw', 'chest-pain'],
    ['upper-back', 'chest-pain'],
    ['upper-back', 'aortic-chest-pain'],
    ['abdomen', 'chest-pain'],
    ['shoulder', 'shoulder-or-arm-pain-heart'],
    ['neck', 'stroke'],
    ['lower-back', 'cauda-equina-urine'],
    ['lower-back', 'cauda-equina-numb'],
    ['lower-back', 'weak-both-legs'],
    ['groin', 'testicle-pain'],
    ['abdomen', 'testicle-pain'],
    ['nose', 'orbital-cellulitis'],
    ['head', 'thunderclap-headache'],
    ['abdomen', 'pregnancy-heavy-bleeding'],
    ['hip', 'hip-fracture'],
    ['groin', 'hip-fracture'],
  ] as const)('pain in the %s asks about %s, an emergency', (place, sign) => {
    expect(advisePain(place).signs).toContain(sign)
    expect(table[sign]!.level).toBe('emergency')
  })

  // NHS, Broken bones and Appendicitis.
  it.each([
    ['forearm', 'misshapen-limb'],
    ['lower-leg', 'misshapen-limb'],
    ['abdomen', 'stomach-pain-fever'],
  ] as const)('pain in the %s asks about %s, which needs a doctor today', (place, sign) => {
    expect(advisePain(place).signs).toContain(sign)
    expect(table[sign]!.level).toBe('urgent')
  })

  // NHS, Deep vein thrombosis and Septic arthritis.
  it.each(['hip', 'thigh', 'knee', 'lower-leg', 'foot'] as const)('asks about a blood clot for the %s', (place) => {
    expect(advisePain(place).signs).toEqual(expect.arrayContaining(['blood-clot-leg', 'hot-joint-fever']))
  })

  // Helsenorge, Svangerskapsforgiftning: headache and pain under the ribs. The maternity ward comes before 116 117.
  it.each(['head', 'abdomen'] as const)('asks about pre-eclampsia for the %s', (place) => {
    expect(advisePain(place).signs).toContain('pre-eclampsia')
    expect(table['pre-eclampsia']!.level).toBe('maternity')
  })

  // The red flags of low back pain: nobody should treat the back by hand before these are ruled out.
  it.each(['upper-back', 'lower-back', 'buttock'] as const)('asks about a fracture and cancer for the %s', (place) => {
    expect(advisePain(place).signs).toEqual(expect.arrayContaining(['back-pain-injury', 'back-pain-cancer']))
  })

  it('sends pain inside the body to a doctor, never to somebody who treats muscles', () => {
    for (const place of ['head', 'chest', 'abdomen', 'groin'] as const) {
      expect(advisePain(place).helpers).toEqual(['doctor'])
    }
  })
})
