import type { Helper, PainPlace } from '#domain/tools/pain-map.ts'

interface PainWords {
  where: string
  whereHint: string
  choose: string
  whereError: string
  view: string
  front: string
  back: string
  places: Record<PainPlace, string>
  show: string
  result: Record<Helper, string>
  advice: Record<Helper, string>
  other: string
}

const no: PainWords = {
  where: 'Hvor gjør det mest vondt?',
  whereHint: 'Trykk på kroppen, eller velg i listen.',
  choose: 'Velg et sted',
  whereError: 'Velg hvor det gjør mest vondt',
  view: 'Hvilken side av kroppen?',
  front: 'Forfra',
  back: 'Bakfra',
  places: {
    head: 'Hodet',
    eyes: 'Øynene',
    ears: 'Ørene',
    nose: 'Nesen og bihulene',
    mouth: 'Munnen og halsen',
    jaw: 'Kjeven',
    neck: 'Nakken',
    shoulder: 'Skulderen',
    'upper-arm': 'Overarmen',
    elbow: 'Albuen',
    forearm: 'Underarmen',
    hand: 'Hånden eller håndleddet',
    chest: 'Brystet',
    abdomen: 'Magen',
    groin: 'Lysken, kjønnsorganene eller underlivet',
    'upper-back': 'Øvre del av ryggen',
    'lower-back': 'Korsryggen',
    buttock: 'Setet',
    hip: 'Hoften',
    thigh: 'Låret',
    knee: 'Kneet',
    'lower-leg': 'Leggen',
    foot: 'Foten eller ankelen',
  },
  show: 'Se hvem som kan hjelpe',
  result: {
    doctor: 'Begynn hos en allmennlege',
    physiotherapist: 'Begynn hos en fysioterapeut',
    chiropractor: 'Begynn hos en kiropraktor',
    'eye-doctor': 'Begynn hos en øyelege',
    'ear-nose-throat-doctor': 'Begynn hos en øre-nese-hals-lege',
  },
  advice: {
    doctor: 'Smerter her kan ha mange årsaker. Legen finner ut hva det er, og henviser deg videre ved behov.',
    physiotherapist:
      'Smerter her kommer oftest fra muskler, sener eller ledd. Fysioterapeuten undersøker deg og gir deg øvelser.',
    chiropractor:
      'Smerter her kommer oftest fra ledd og muskler i ryggraden. Kiropraktoren undersøker deg og kan henvise til bilder.',
    'eye-doctor':
      'Øyelegen undersøker syn, trykk og øyebunn. Er øyet bare litt irritert, kan allmennlegen også hjelpe.',
    'ear-nose-throat-doctor': 'Legen undersøker øre, nese og hals med mikroskop eller kamera ved behov.',
  },
  other: 'Passer også',
}

const en: PainWords = {
  where: 'Where does it hurt most?',
  whereHint: 'Tap the body, or choose from the list.',
  choose: 'Choose a place',
  whereError: 'Choose where it hurts most',
  view: 'Which side of the body?',
  front: 'Front',
  back: 'Back',
  places: {
    head: 'Head',
    eyes: 'Eyes',
    ears: 'Ears',
    nose: 'Nose and sinuses',
    mouth: 'Mouth and throat',
    jaw: 'Jaw',
    neck: 'Neck',
    shoulder: 'Shoulder',
    'upper-arm': 'Upper arm',
    elbow: 'Elbow',
    forearm: 'Forearm',
    hand: 'Hand or wrist',
    chest: 'Chest',
    abdomen: 'Stomach',
    groin: 'Groin, genitals or lower stomach',
    'upper-back': 'Upper back',
    'lower-back': 'Lower back',
    buttock: 'Buttock',
    hip: 'Hip',
    thigh: 'Thigh',
    knee: 'Knee',
    'lower-leg': 'Lower leg',
    foot: 'Foot or ankle',
  },
  show: 'See who can help',
  result: {
    doctor: 'Start with a GP',
    physiotherapist: 'Start with a physiotherapist',
    chiropractor: 'Start with a chiropractor',
    'eye-doctor': 'Start with an eye doctor',
    'ear-nose-throat-doctor': 'Start with an ear, nose and throat doctor',
  },
  advice: {
    doctor: 'Pain here can have many causes. The doctor finds out what it is, and refers you if you need it.',
    physiotherapist:
      'Pain here usually comes from muscles, tendons or joints. The physiotherapist examines you and gives you exercises.',
    chiropractor:
      'Pain here usually comes from joints and muscles of the spine. The chiropractor examines you and can refer you for scans.',
    'eye-doctor':
      'The eye doctor checks your sight, the pressure and the back of your eye. If your eye is only a little sore, a GP can help too.',
    'ear-nose-throat-doctor': 'The doctor looks at your ears, nose and throat, with a microscope or camera if needed.',
  },
  other: 'Also a good choice',
}

export const painWords = { no, en }
