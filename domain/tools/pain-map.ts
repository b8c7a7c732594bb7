/** Whom to see first. The treatments of the catalogue that lead to them are the screen's business. */
export type Helper = 'doctor' | 'physiotherapist' | 'chiropractor' | 'eye-doctor' | 'ear-nose-throat-doctor'

export interface PainAdvice {
  /** The most fitting first. */
  helpers: readonly Helper[]
  /** Ids of the warning signs to ask about: what else pain in this place can be. */
  signs: readonly string[]
}

const arm: PainAdvice = {
  helpers: ['physiotherapist'],
  signs: [
    'shoulder-or-arm-pain-heart',
    'stroke',
    'cold-pale-limb',
    'hot-joint-fever',
    'misshapen-limb',
    'wound-stitches',
  ],
}
const leg: PainAdvice = {
  helpers: ['physiotherapist'],
  signs: [
    'pulmonary-embolism',
    'cold-pale-limb',
    'blood-clot-leg',
    'hot-joint-fever',
    'cannot-bear-weight',
    'misshapen-limb',
    'wound-stitches',
  ],
}
const spineSigns = [
  'cauda-equina-urine',
  'cauda-equina-numb',
  'weak-both-legs',
  'weak-leg-or-foot',
  'back-pain-fever',
  'back-pain-injury',
  'back-pain-cancer',
]

/** Where it hurts, in the places of the drawn body (ui/body-map/places.ts). */
const painPlaces = {
  head: {
    helpers: ['doctor'],
    signs: [
      'thunderclap-headache',
      'stroke',
      'meningitis',
      'head-injury-severe',
      'pre-eclampsia',
      'headache-after-birth',
      'headache-over-50',
    ],
  },
  eyes: {
    helpers: ['eye-doctor', 'doctor'],
    signs: ['sight-loss', 'acute-glaucoma', 'eye-chemical', 'orbital-cellulitis', 'red-painful-eye'],
  },
  ears: { helpers: ['doctor', 'ear-nose-throat-doctor'], signs: ['meningitis', 'mastoiditis'] },
  nose: { helpers: ['doctor', 'ear-nose-throat-doctor'], signs: ['meningitis', 'orbital-cellulitis'] },
  mouth: { helpers: ['doctor'], signs: ['breathing', 'cannot-swallow-spit', 'anaphylaxis', 'quinsy'] },
  jaw: { helpers: ['doctor', 'physiotherapist'], signs: ['chest-pain', 'cannot-swallow-spit', 'headache-over-50'] },
  neck: {
    helpers: ['physiotherapist', 'chiropractor'],
    signs: ['chest-pain', 'stroke', 'neck-artery', 'meningitis', 'neck-injury-nerves'],
  },
  shoulder: arm,
  'upper-arm': arm,
  elbow: arm,
  forearm: arm,
  hand: arm,
  chest: {
    helpers: ['doctor'],
    signs: ['chest-pain', 'aortic-chest-pain', 'breathing', 'pulmonary-embolism', 'angina-new'],
  },
  abdomen: {
    helpers: ['doctor'],
    signs: [
      'chest-pain',
      'aortic-or-abdominal-catastrophe',
      'pregnancy-heavy-bleeding',
      'vomiting-blood',
      'testicle-pain',
      'pre-eclampsia',
      'severe-stomach-pain',
      'stomach-pain-fever',
    ],
  },
  groin: {
    helpers: ['doctor'],
    signs: ['testicle-pain', 'pregnancy-heavy-bleeding', 'hip-fracture', 'pelvic-infection', 'severe-stomach-pain'],
  },
  'upper-back': {
    helpers: ['chiropractor', 'physiotherapist'],
    signs: ['chest-pain', 'aortic-chest-pain', 'pulmonary-embolism', ...spineSigns],
  },
  'lower-back': {
    helpers: ['chiropractor', 'physiotherapist'],
    signs: ['aortic-or-abdominal-catastrophe', ...spineSigns],
  },
  buttock: { helpers: ['physiotherapist', 'chiropractor'], signs: spineSigns },
  hip: { ...leg, signs: ['hip-fracture', ...leg.signs] },
  thigh: leg,
  knee: leg,
  'lower-leg': leg,
  foot: { ...leg, signs: [...leg.signs, 'diabetic-foot'] },
} as const satisfies Record<string, PainAdvice>

export type PainPlace = keyof typeof painPlaces
export const painPlaceIds = Object.keys(painPlaces) as PainPlace[]

export function advisePain(place: PainPlace): PainAdvice {
  return painPlaces[place]
}
