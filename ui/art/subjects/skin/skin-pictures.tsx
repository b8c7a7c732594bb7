import { Acne } from './acne.tsx'
import { Cellulitis } from './cellulitis.tsx'
import { ColdSores } from './cold-sores.tsx'
import { Eczema } from './eczema.tsx'
import { HeadLice } from './head-lice.tsx'
import { Hives } from './hives.tsx'
import { Melanoma } from './melanoma.tsx'
import { Moles } from './moles.tsx'
import { NailFungus } from './nail-fungus.tsx'
import { Psoriasis } from './psoriasis.tsx'
import { Ringworm } from './ringworm.tsx'
import { Rosacea } from './rosacea.tsx'
import { Scabies } from './scabies.tsx'
import { Shingles } from './shingles.tsx'
import { TickBites } from './tick-bites.tsx'
import { Warts } from './warts.tsx'

export const skinPictures = {
  acne: Acne,
  cellulitis: Cellulitis,
  'cold-sores': ColdSores,
  eczema: Eczema,
  'head-lice': HeadLice,
  hives: Hives,
  melanoma: Melanoma,
  moles: Moles,
  'nail-fungus': NailFungus,
  psoriasis: Psoriasis,
  ringworm: Ringworm,
  rosacea: Rosacea,
  scabies: Scabies,
  shingles: Shingles,
  'tick-bites': TickBites,
  warts: Warts,
}
