import { expect, test } from 'vitest'
import { type Portrait, portrait } from '#domain/facts/practitioner.ts'
import { portraitSvg } from './portrait.tsx'

const plain: Portrait = portrait.parse({
  skin: 'light',
  hair: 'brown',
  style: 'bun',
  clothes: 'coat',
  background: 'sky',
})

/** Everything an editor can write, one change at a time. */
const variants = Object.entries({
  skin: portrait.shape.skin.options,
  hair: portrait.shape.hair.options,
  style: portrait.shape.style.options,
  beard: [undefined, ...portrait.shape.beard.unwrap().options],
  glasses: [false, true],
  clothes: portrait.shape.clothes.options,
  stethoscope: [false, true],
  gaze: portrait.shape.gaze.unwrap().options,
  background: portrait.shape.background.options,
} satisfies { [Field in keyof Required<Portrait>]: readonly Portrait[Field][] }).map(
  ([field, values]) => [field, values.map((value) => ({ ...plain, [field]: value }))] as const,
)

test.each(variants)('an editor who changes %s sees another picture', (_, people) => {
  expect(new Set(people.map(portraitSvg)).size).toBe(people.length)
})

test('a portrait carries its own colours: no stylesheet reaches into an image', () => {
  for (const person of variants.flatMap(([, people]) => people)) {
    expect(portraitSvg(person)).not.toMatch(/undefined|var\(|light-dark|style=|<script/)
  }
})
