/**
 * A small chain for tests: every kind of fact once or twice, nothing of the real content, so that a change in content
 * never breaks a rule's test. Three clinics by day and one around the clock, for the hours in which clocks change.
 */
import { type Facts, facts } from './facts.ts'

const text = (no: string, en: string) => ({ no, en })
const allDay = [{ from: '00:00', to: '24:00' }]
const office = [{ from: '08:00', to: '16:00' }]
const lunch = [{ from: '11:30', to: '12:00' }]
const workweek = ['mon', 'tue', 'wed', 'thu', 'fri']

const clinicTexts = {
  summary: text('En klinikk for prøver.', 'A clinic for tests.'),
  about: text('Om klinikken.', 'About the clinic.'),
  gettingHere: text('Trikk.', 'Tram.'),
  access: text('Uten trinn.', 'No steps.'),
}

const practitionerTexts = {
  summary: text('Hjelper deg.', 'Helps you.'),
  about: text('Om meg.', 'About me.'),
}

export const sampleFacts: Facts = facts.parse({
  company: {
    name: 'Innom',
    legalName: 'Innom AS',
    slogan: text('Stikk innom', 'Drop in'),
    orgNumber: '999 888 777',
    address: 'Prøveveien 1, 0170 Oslo',
    postalAddress: 'Postboks 1, 0101 Oslo',
    mobileNumber: '+47 400 00 000',
    email: 'hei@innom.example',
    app: { ios: 'https://apps.example/ios', android: 'https://apps.example/android' },
    cancellationHours: 24,
  },
  areas: [
    { id: 'oslo', name: text('Oslo', 'Oslo') },
    { id: 'stockholm', name: text('Stockholm', 'Stockholm') },
  ],
  clinics: [
    {
      ...clinicTexts,
      id: 'bislett',
      name: 'Bislett',
      area: 'oslo',
      city: 'Oslo',
      address: { street: 'Prøvegata 1', postcode: '0170', place: 'Oslo' },
      phone: '+47 22 00 00 01',
      email: 'bislett@innom.example',
      position: { lat: 59.925, lng: 10.732 },
      labels: ['medical', 'test'],
      hours: {
        mon: [{ from: '08:00', to: '20:00' }],
        tue: [{ from: '08:00', to: '20:00' }],
        wed: [{ from: '08:00', to: '20:00' }],
        thu: [{ from: '08:00', to: '20:00' }],
        fri: office,
        sat: [{ from: '10:00', to: '14:00' }],
      },
      closures: [{ from: '2026-07-13', to: '2026-07-19', reason: text('Sommerstengt', 'Closed for summer') }],
      specialHours: [
        { date: '2026-12-24', hours: [{ from: '08:00', to: '12:00' }], reason: text('Julaften', 'Christmas Eve') },
      ],
    },
    {
      ...clinicTexts,
      id: 'okern',
      name: 'Økern',
      area: 'oslo',
      city: 'Oslo',
      address: { street: 'Prøvegata 2', postcode: '0580', place: 'Oslo' },
      phone: '+47 22 00 00 02',
      email: 'okern@innom.example',
      position: { lat: 59.929, lng: 10.807 },
      labels: ['medical'],
      hours: { mon: office, tue: office, wed: office, thu: office, fri: office },
      publicHolidays: [{ from: '10:00', to: '12:00' }],
    },
    {
      ...clinicTexts,
      id: 'nattvakt',
      name: 'Nattvakt',
      area: 'oslo',
      city: 'Oslo',
      address: { street: 'Prøvegata 3', postcode: '0150', place: 'Oslo' },
      phone: '+47 22 00 00 03',
      email: 'natt@innom.example',
      position: { lat: 59.912, lng: 10.73 },
      labels: ['medical'],
      hours: { mon: allDay, tue: allDay, wed: allDay, thu: allDay, fri: allDay, sat: allDay, sun: allDay },
      publicHolidays: allDay,
    },
    {
      ...clinicTexts,
      id: 'vasastan',
      name: 'Vasastan',
      area: 'stockholm',
      city: 'Stockholm',
      zone: 'Europe/Stockholm',
      address: { street: 'Provgatan 4', postcode: '1133', place: 'Stockholm' },
      phone: '+47 22 00 00 04',
      email: 'vasastan@innom.example',
      position: { lat: 59.343, lng: 18.049 },
      labels: ['medical'],
      hours: { mon: office, tue: office, wed: office, thu: office, fri: office, sat: office },
    },
  ],
  catalogue: {
    types: [
      {
        id: 'general-practitioner',
        name: text('Allmennlege', 'General Physician'),
        text: text('På klinikk eller video', 'In clinic or on video'),
        art: 'stethoscope',
        services: [
          {
            id: 'general-practitioner',
            name: text('Allmennlege', 'General Physician'),
            text: text('Lege', 'Doctor'),
            treatments: [
              {
                id: 'gp-consultation',
                name: text('Legetime på klinikk', 'Doctor in clinic'),
                text: text('20 minutter', '20 minutes'),
                mode: 'clinic',
                minutes: 20,
                profession: 'general-practitioner',
              },
              {
                id: 'gp-video',
                name: text('Videokonsultasjon', 'Video consultation'),
                text: text('I appen', 'In the app'),
                mode: 'video',
                minutes: 15,
                profession: 'general-practitioner',
                dialog: 'video-consultation',
              },
            ],
          },
        ],
      },
      {
        id: 'physical',
        name: text('Fysikalsk', 'Physical'),
        text: text('Fysioterapeut eller kiropraktor', 'Physiotherapist or chiropractor'),
        art: 'knee',
        services: [
          {
            id: 'physiotherapist',
            name: text('Fysioterapeut', 'Physiotherapist'),
            text: text('Muskler og ledd', 'Muscles and joints'),
            treatments: [
              {
                id: 'physiotherapist-first-time',
                name: text('Første gang', 'First time'),
                text: text('45 minutter', '45 minutes'),
                mode: 'clinic',
                minutes: 45,
                buffer: 15,
                leadMinutes: 60,
                profession: 'physiotherapist',
              },
              {
                id: 'physiotherapist-follow-up',
                name: text('Oppfølging', 'Follow-up'),
                text: text('25 minutter', '25 minutes'),
                mode: 'clinic',
                minutes: 25,
                buffer: 5,
                leadMinutes: 60,
                profession: 'physiotherapist',
              },
            ],
          },
        ],
      },
      {
        id: 'psychology',
        name: text('Psykologi', 'Psychology'),
        text: text('Samtale', 'Talk'),
        art: 'chairs',
        services: [
          {
            id: 'psychologist',
            name: text('Psykolog', 'Psychologist'),
            text: text('Samtale', 'Talk'),
            treatments: [
              {
                id: 'psychologist-consultation',
                name: text('Psykologtime', 'Psychologist'),
                text: text('50 minutter', '50 minutes'),
                mode: 'clinic',
                minutes: 50,
                buffer: 10,
                leadMinutes: 120,
                profession: 'psychologist',
              },
            ],
          },
        ],
      },
      {
        id: 'covid',
        name: text('Covid', 'Covid'),
        text: text('Test', 'Test'),
        art: 'swab',
        services: [
          {
            id: 'covid-test',
            name: text('Covid-test', 'Covid test'),
            text: text('Svar samme dag', 'Results the same day'),
            treatments: [
              {
                id: 'covid-antigen',
                name: text('Antigentest', 'Antigen test'),
                text: text('Svar på 2 timer', 'Results in 2 hours'),
                mode: 'clinic',
                minutes: 10,
                leadMinutes: 0,
                profession: 'nurse',
              },
            ],
          },
        ],
      },
    ],
  },
  prices: {
    'gp-consultation': { price: 895, partners: { fjelltrygg: 0 } },
    'gp-video': { price: 350 },
    'physiotherapist-first-time': { price: 990 },
    'physiotherapist-follow-up': { price: 690 },
    'psychologist-consultation': { price: null },
    'covid-antigen': { price: 695, partners: { norvind: 595 } },
  },
  competence: [{ id: 'travel', name: text('Reisemedisin', 'Travel medicine') }],
  practitioners: [
    {
      ...practitionerTexts,
      id: 'anne-lege',
      name: 'Anne Lege',
      profession: 'general-practitioner',
      line: 'general',
      hpr: '1000001',
      languages: ['nb', 'en'],
      competence: ['travel'],
      treatments: ['gp-consultation', 'gp-video'],
      shifts: [
        { clinic: 'bislett', days: workweek, hours: { from: '08:00', to: '16:00' }, breaks: lunch },
        { clinic: 'bislett', days: ['sat'], hours: { from: '10:00', to: '14:00' }, weeks: 'odd' },
      ],
      absences: [{ from: '2026-11-23', to: '2026-11-25' }],
    },
    {
      ...practitionerTexts,
      id: 'bo-lege',
      name: 'Bo Lege',
      profession: 'general-practitioner',
      line: 'general',
      hpr: '1000002',
      languages: ['nb', 'sv'],
      competence: ['travel'],
      treatments: ['gp-consultation', 'covid-antigen'],
      shifts: [
        { clinic: 'bislett', days: ['mon', 'wed'], hours: { from: '12:00', to: '20:00' }, weeks: 'odd' },
        { clinic: 'okern', days: workweek, hours: { from: '08:00', to: '11:00' } },
      ],
    },
    {
      ...practitionerTexts,
      id: 'cato-fysio',
      name: 'Cato Fysio',
      profession: 'physiotherapist',
      line: 'physical',
      hpr: '1000003',
      languages: ['nb'],
      competence: ['travel'],
      treatments: ['physiotherapist-first-time', 'physiotherapist-follow-up'],
      shifts: [
        { clinic: 'bislett', days: ['mon', 'tue', 'thu'], hours: { from: '09:00', to: '15:00' }, breaks: lunch },
      ],
    },
    {
      ...practitionerTexts,
      id: 'dina-psykolog',
      name: 'Dina Psykolog',
      profession: 'psychologist',
      line: 'psychology',
      hpr: '1000004',
      languages: ['nb'],
      competence: ['travel'],
      treatments: ['psychologist-consultation'],
      shifts: [{ clinic: 'bislett', days: ['tue'], hours: { from: '14:00', to: '20:00' } }],
    },
    {
      ...practitionerTexts,
      id: 'else-natt',
      name: 'Else Natt',
      profession: 'general-practitioner',
      line: 'general',
      hpr: '1000005',
      languages: ['nb'],
      competence: ['travel'],
      treatments: ['gp-consultation'],
      shifts: [
        {
          clinic: 'nattvakt',
          days: [...workweek, 'sat', 'sun'],
          hours: { from: '00:00', to: '24:00' },
          breaks: [{ from: '12:00', to: '13:00' }],
        },
      ],
    },
    {
      ...practitionerTexts,
      id: 'frida-lakare',
      name: 'Frida Läkare',
      profession: 'general-practitioner',
      line: 'general',
      hpr: '1000006',
      languages: ['sv'],
      competence: ['travel'],
      treatments: ['gp-consultation'],
      shifts: [{ clinic: 'vasastan', days: [...workweek, 'sat'], hours: { from: '09:00', to: '12:00' } }],
    },
  ],
  partners: [
    {
      id: 'norvind',
      kind: 'airline',
      name: 'Norvind',
      summary: text('Tjen poeng.', 'Earn points.'),
      earning: { firstVideoVisit: 150, firstClinicVisit: 150, laterPercent: 4 },
    },
    {
      id: 'fjelltrygg',
      kind: 'insurance',
      name: 'Fjelltrygg',
      summary: text('Dekket av forsikringen.', 'Covered by insurance.'),
      terms: text('Vilkår', 'Terms'),
    },
    {
      id: 'tinde',
      kind: 'corporate',
      name: 'Tinde',
      summary: text('For ansatte.', 'For employees.'),
      campaigns: [{ id: 'autumn', name: text('Høst', 'Autumn') }],
      departments: [{ id: 'sales', name: text('Salg', 'Sales') }],
      required: ['campaign', 'department', 'costCenter'],
    },
  ],
})
