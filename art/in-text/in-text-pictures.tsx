import type { ComponentType } from 'react'
import { BellyPlaces } from './belly-places.tsx'
import { BloodPressure } from './blood-pressure.tsx'
import { CoolBurn } from './cool-burn.tsx'
import { EyeDrops } from './eye-drops.tsx'
import { FaceArmSpeech } from './face-arm-speech.tsx'
import { GlassTest } from './glass-test.tsx'
import { InhalerSpacer } from './inhaler.tsx'
import { MoleLetters } from './mole-letters.tsx'
import { Nosebleed } from './nosebleed.tsx'
import { Plaster } from './plaster.tsx'
import { TickRemoval, TickSizes } from './tick.tsx'

/** The picture of each drawing of content/drawings.yaml, by its id. */
export const inTextPictures: Record<string, ComponentType> = {
  'belly-places': BellyPlaces,
  'blood-pressure': BloodPressure,
  'cool-burn': CoolBurn,
  'eye-drops': EyeDrops,
  'face-arm-speech': FaceArmSpeech,
  'glass-test': GlassTest,
  'inhaler-spacer': InhalerSpacer,
  'mole-letters': MoleLetters,
  nosebleed: Nosebleed,
  plaster: Plaster,
  'tick-removal': TickRemoval,
  'tick-sizes': TickSizes,
}
