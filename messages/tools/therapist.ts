import type { TherapistAdvice, TherapistReason } from '#domain/tools/therapist.ts'

interface TherapistWords {
  reasons: string
  reasonsHint: string
  reason: Record<TherapistReason, string>
  show: string
  advice: Record<TherapistAdvice, string>
  doctorFirst: string
}

const no: TherapistWords = {
  reasons: 'Hva passer for deg?',
  reasonsHint: 'Kryss av for alt som stemmer. Er du usikker, går du rett videre.',
  reason: {
    recovery: 'Jeg vil trene meg opp etter en skade eller operasjon',
    'limb-joint': 'Jeg har vondt i skulder, kne, hofte eller ankel',
    osteoarthritis: 'Jeg har artrose',
    exercises: 'Jeg vil ha øvelser og veiledning over tid',
    'sudden-spine': 'Jeg har fått akutt vondt i rygg eller nakke',
    'stiff-joints': 'Jeg er stiv i leddene',
    'neck-headache': 'Jeg har hodepine som kommer fra nakken',
    dizzy: 'Jeg er svimmel',
  },
  show: 'Se rådet',
  advice: {
    physiotherapist: 'Fysioterapeut passer best',
    chiropractor: 'Kiropraktor passer best',
    either: 'Begge kan hjelpe deg',
    doctor: 'Gå til lege først',
  },
  doctorFirst: 'Svimmelhet kan ha mange årsaker. En lege bør undersøke deg før noen behandler nakken eller ryggen.',
}

const en: TherapistWords = {
  reasons: 'What fits you?',
  reasonsHint: 'Tick everything that’s true. If you’re not sure, carry on.',
  reason: {
    recovery: 'I want to recover after an injury or operation',
    'limb-joint': 'I have pain in a shoulder, knee, hip or ankle',
    osteoarthritis: 'I have osteoarthritis',
    exercises: 'I’d like exercises and guidance over time',
    'sudden-spine': 'I’ve suddenly got pain in my back or neck',
    'stiff-joints': 'My joints are stiff',
    'neck-headache': 'I get headaches that come from my neck',
    dizzy: 'I’m dizzy',
  },
  show: 'See the advice',
  advice: {
    physiotherapist: 'A physiotherapist suits you best',
    chiropractor: 'A chiropractor suits you best',
    either: 'Either of them can help you',
    doctor: 'See a doctor first',
  },
  doctorFirst: 'Dizziness has many causes. A doctor should examine you before anyone treats your neck or back.',
}

export const therapistWords = { no, en }
