import type { Plant, Region } from '#domain/tools/pollen.ts'

interface PollenWords {
  region: string
  regions: Record<Region, string>
  month: string
  monthHint: string
  now: string
  show: string
  plants: Record<Plant, string>
  result: string
  none: string
  most: string
  some: string
  chart: string
  legend: Record<'some' | 'most', string>
  season: string
  rare: string
  early: string
  late: string
  medicine: string
  rough: string
}

const no: PollenWords = {
  region: 'Landsdel',
  regions: {
    east: 'Østlandet',
    south: 'Sørlandet',
    west: 'Vestlandet',
    mountains: 'Fjellet i Sør-Norge',
    trondelag: 'Trøndelag',
    nordland: 'Nordland',
    'far-north': 'Troms og Finnmark',
  },
  month: 'Måned',
  monthHint: 'Velg måneden du har plager eller skal reise.',
  now: 'Denne måneden',
  show: 'Vis kalenderen',
  plants: { hazel: 'Hassel', alder: 'Or', willow: 'Selje', birch: 'Bjørk', grass: 'Gress', mugwort: 'Burot' },
  result: '{region} i {month}',
  none: 'Det er som regel ikke pollen i luften da.',
  most: 'Mest av: {plants}.',
  some: 'Noe av: {plants}.',
  chart: 'Pollenkalender for {region}',
  legend: { some: 'Noe pollen', most: 'Mest pollen' },
  season: '{from} til {to}',
  rare: 'lite eller ingenting',
  early: 'tidlig i {month}',
  late: 'sent i {month}',
  medicine: 'Pollenallergiker? Spør apotek eller lege om du bør starte medisinen en uke eller to før sesongen din.',
  rough: 'Kalenderen er omtrentlig. Utenfor Østlandet er den vårt eget anslag. Dagens tall finner du hos NAAF.',
}

const en: PollenWords = {
  region: 'Part of Norway',
  regions: {
    east: 'Eastern Norway',
    south: 'Southern Norway',
    west: 'Western Norway',
    mountains: 'The southern mountains',
    trondelag: 'Trøndelag',
    nordland: 'Nordland',
    'far-north': 'Troms and Finnmark',
  },
  month: 'Month',
  monthHint: 'Choose the month when you have symptoms or will travel.',
  now: 'This month',
  show: 'Show the calendar',
  plants: { hazel: 'Hazel', alder: 'Alder', willow: 'Willow', birch: 'Birch', grass: 'Grass', mugwort: 'Mugwort' },
  result: '{region} in {month}',
  none: 'There’s usually no pollen in the air then.',
  most: 'Most of: {plants}.',
  some: 'Some of: {plants}.',
  chart: 'Pollen calendar for {region}',
  legend: { some: 'Some pollen', most: 'Most pollen' },
  season: '{from} to {to}',
  rare: 'little or none',
  early: 'early {month}',
  late: 'late {month}',
  medicine: 'Allergic? Ask a pharmacist or doctor whether to start your medicine a week or two before your season.',
  rough: 'This calendar is a rough guide. Outside eastern Norway it’s our own estimate. NAAF has today’s levels.',
}

export const pollenWords = { no, en }
