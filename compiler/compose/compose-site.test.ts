import { describe, expect, it, onTestFinished } from 'vitest'
import { ContentError } from '../problem.ts'
import { sampleFiles, writeContent } from '../testing/sample-content.ts'
import { composeSite } from './compose-site.ts'

const today = '2026-11-15'
function compose(changes: Record<string, string | null> = {}, country: 'norway' | 'sweden' = 'norway') {
  const content = writeContent(changes)
  onTestFinished(content.remove)
  return composeSite(content.folder, country, today)
}

/** The problems an editor is shown, as 'file:line message' with the folder left out. */
function problemsOf(changes: Record<string, string | null>, country: 'norway' | 'sweden' = 'norway'): string[] {
  const content = writeContent(changes)
  onTestFinished(content.remove)
  try {
    composeSite(content.folder, country, today)
    return []
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    return error.problems.map(
      (problem) => `${problem.file.slice(content.folder.length + 1)}:${problem.line} ${problem.message}`,
    )
  }
}

const files = sampleFiles()
const english = files['pages/sciatica.en.md']!
const record = files['pages/sciatica.yaml']!
const catalogue = files['catalogue.yaml']!
const exercises = `bridge:
  name: { en: Bridge, no: Seteløft }
  steps:
    - { en: Lie on your back., no: Ligg på ryggen. }
    - { en: Lift your hips., no: Løft hoftene. }
  often: { en: 10 times, no: 10 ganger }
`
const withTile = (lines: string) => ({
  'catalogue.yaml': catalogue.replace('    art: physical\n', `    art: physical\n${lines}`),
})

describe('an editor who made a mistake is told the file, the line and what to do', () => {
  const cases: [what: string, changes: Record<string, string | null>, expected: string][] = [
    [
      'a missing twin',
      { 'pages/about-us.no.md': null },
      'pages/about-us.en.md:1 the Norwegian twin about-us.no.md is missing. Write it beside this file.',
    ],
    [
      'a missing record',
      { 'pages/about-us.yaml': null },
      'pages/about-us.en.md:1 the record of shared facts about-us.yaml is missing. Write it beside this file.',
    ],
    [
      'a dead link',
      { 'pages/sciatica.en.md': english.replace('page:about-us', 'page:nowhere') },
      "pages/sciatica.en.md:10 the link 'page:nowhere' leads nowhere. Use the id of a page that exists.",
    ],
    [
      'a dead booking link',
      { 'pages/sciatica.en.md': english.replace('book:physio-first', 'book:yoga') },
      "pages/sciatica.en.md:23 the link 'book:yoga' leads nowhere. Use a treatment id of catalogue.yaml.",
    ],
    [
      'a tile of the booking that names another type’s service',
      withTile('    choices:\n      - { name: { no: Prøve, en: Test }, service: covid-test }\n'),
      "catalogue.yaml:7 'covid-test' is no service of the type 'physical'.",
    ],
    [
      'a tile of the booking that names an unknown treatment',
      withTile('    choices:\n      - { name: { no: Tur, en: Walk }, service: physio, treatment: walk }\n'),
      "catalogue.yaml:7 'walk' is no treatment of the service 'physio'.",
    ],
    [
      'a video service that does not exist',
      withTile('    videoService: video-physio\n'),
      "catalogue.yaml:6 there is no service 'video-physio' in this file.",
    ],
    [
      'a shortcut of the booking to an unknown type',
      { 'catalogue.yaml': `${catalogue}shortcuts:\n  - { name: { no: Tann, en: Teeth }, type: dentist }\n` },
      "catalogue.yaml:14 there is no type 'dentist' in this file.",
    ],
    [
      'a dialog that the booking does not have',
      { 'catalogue.yaml': catalogue.replace('mode: video,', 'mode: video, dialog: hologram,') },
      "catalogue.yaml:12 there is no dialog 'hologram'.",
    ],
    [
      'an unknown field in a record',
      { 'pages/sciatica.yaml': `${record}colour: red\n` },
      "pages/sciatica.yaml:10 unknown field 'colour' in the file. Remove it or correct its spelling.",
    ],
    [
      'an unknown field in front matter',
      { 'pages/sciatica.en.md': english.replace('summary:', 'sumary: x\nsummary:') },
      "pages/sciatica.en.md:4 unknown field 'sumary' in the file. Remove it or correct its spelling.",
    ],
    ['broken YAML', { 'pages/sciatica.yaml': record.replace('care: [', 'care: [[') }, 'pages/sciatica.yaml:'],
    [
      'a typed price',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- It costs 895 kr,') },
      'pages/sciatica.en.md:10 a price is typed in the text. Write {price:treatment-id}, so that it follows prices.yaml.',
    ],
    [
      'a warning sign on the card of another level',
      { 'pages/sciatica.en.md': english.replace('- you have hurt for long', '- {sign:cannot-hold-urine}') },
      "pages/sciatica.en.md:18 the sign 'cannot-hold-urine' belongs on the card ':::emergency', not on ':::non-urgent'. Move it.",
    ],
    [
      'a warning sign typed by hand on the card of another level',
      { 'pages/sciatica.en.md': english.replace('- you have hurt for long', '- you really cannot hold any urine') },
      "pages/sciatica.en.md:18 these words are the warning sign 'cannot-hold-urine'. Write {sign:cannot-hold-urine} and move it to the card ':::emergency'.",
    ],
    [
      'a limit of medicine that is typed by hand',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Rest for 2 days,') },
      "pages/sciatica.en.md:10 '2 days' is typed by hand. Write {fact:limit-rest}",
    ],
    [
      'a line of a card that does not follow its if',
      { 'pages/sciatica.en.md': english.replace('- you have hurt for long', '- have hurt for long') },
      "pages/sciatica.en.md:18 'have hurt for long' follows 'if' on its card. Begin with 'you …' or 'your child …'.",
    ],
    [
      'a set of signs for a page that does not exist',
      { 'sign-sets.yaml': 'together: []\neither: []\npages: { hiccups: [stroke] }\n' },
      "sign-sets.yaml:1 there is no page 'hiccups'.",
    ],
    [
      'a card without a sign that its symptom needs',
      { 'pages/sciatica.en.md': english.replace('{sign:cannot-hold-urine}', '{sign:stroke}') },
      "pages/sciatica.en.md:6 content/sign-sets.yaml wants the sign 'cannot-hold-urine' on a card of this page.",
    ],
    [
      'a card without the signs that belong to its own',
      {
        'pages/sciatica.yaml': record.replace('care: [emergency,', 'care: [emergency, urgent,'),
        'pages/sciatica.en.md': english.replace(':::non-urgent', ':::urgent\n- {sign:helpless}\n:::\n\n:::non-urgent'),
      },
      "pages/sciatica.en.md:18 a page with 'helpless' is read about feelings: its cards need 'suicide-plan or suicidal-thoughts' too.",
    ],
    [
      'the same sign for two readers',
      {
        'pages/sciatica.en.md': english.replace(
          '- {sign:cannot-hold-urine}',
          '- {sign:cannot-hold-urine}\n- {sign:stroke}\n- {sign:stroke-sight-balance}',
        ),
      },
      "pages/sciatica.en.md:16 'stroke' and 'stroke-sight-balance' say the same. Keep the one that fits all readers.",
    ],
    [
      'a warning sign that does not exist',
      { 'pages/sciatica.en.md': english.replace('{sign:cannot-hold-urine}', '{sign:hiccups}') },
      "pages/sciatica.en.md:14 there is no warning sign 'hiccups'. Use an id of warning-signs.yaml.",
    ],
    [
      'text that sends an emergency to the out-of-hours doctor',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Cannot hold urine? Call 116 117,') },
      "pages/sciatica.en.md:10 these words are the warning sign 'cannot-hold-urine', which is an emergency, but the line names the out-of-hours doctor only.",
    ],
    [
      'a sign without the helpline that belongs to it',
      {
        'pages/sciatica.yaml': record.replace('care: [emergency,', 'care: [emergency, urgent,'),
        'pages/sciatica.en.md': english.replace(':::non-urgent', ':::urgent\n- {sign:helpless}\n:::\n\n:::non-urgent'),
      },
      'pages/sciatica.en.md:18 the page must also name 116 123, as the table says.',
    ],
    [
      'an avoided word',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Complaints,') },
      "pages/sciatica.en.md:10 'complaints' is not one of our words (a complaint is a grievance). Write: symptoms.",
    ],
    [
      'avoided words of which one is a link or bold',
      {
        'words.yaml': 'en: [{ avoid: in clinic, use: at the clinic, why: Norwegian }]\nno: []\nsv: []\n',
        'pages/sciatica.en.md': english.replace('- Pain,', '- Pain in [clinic](page:about-us),'),
      },
      "pages/sciatica.en.md:10 'in clinic' is not one of our words (Norwegian). Write: at the clinic.",
    ],
    [
      'a word that is to be replaced by itself',
      { 'words.yaml': 'en: [{ avoid: pay at, use: pay at the clinic, why: wrong }]\nno: []\nsv: []\n' },
      "words.yaml:1 'en.0.use': what to write instead contains the avoided words themselves.",
    ],
    [
      'an emergency card that no doctor has reviewed',
      { 'pages/sciatica.yaml': record.replace('by: ola', 'by: sara') },
      'pages/sciatica.yaml:7 Sara Haugland is no doctor. A page with an urgent or emergency card is reviewed by one.',
    ],
    [
      'a page that names suicide and nobody to talk to',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Thoughts of suicide,') },
      'pages/sciatica.en.md:10 the page names suicide: it must also name 116 123, to talk to someone.',
    ],
    [
      'advice about a medicine that does not say who must not take it',
      {
        'pages/sciatica.en.md': english.replace('## When', '## Self-care {#self-care}\nTake ibuprofen.\n\n## When'),
        'pages/sciatica.no.md': files['pages/sciatica.no.md']!.replace(
          '## Når',
          '## Gjør selv {#self-care}\nTa ibuprofen. {caution:ibuprofen}\n\n## Når',
        ),
      },
      'pages/sciatica.en.md:13 the page advises ibuprofen and does not say who must not take it. Add {caution:ibuprofen}.',
    ],
    [
      'a prescription medicine on a page about an illness, where it is no warning',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Isotretinoin,') },
      "pages/sciatica.en.md:10 'Isotretinoin' is a prescription medicine, and this is no warning. Say what kind of medicine it is instead.",
    ],
    [
      'a reviewer who is the author',
      {
        'blog/post.yaml': `kind: blog-post\ngroup: blog\npublished: 2026-10-01\nauthor: ola\nreview: { by: ola, reviewed: 2026-10-01, next: 2027-10-01 }\n`,
        'blog/post.en.md': `---\ntitle: Post\nsummary: A post.\n---\n${'word '.repeat(300)}\n`,
        'blog/post.no.md': `---\npath: /blogg/post/\ntitle: Innlegg\nsummary: Et innlegg.\n---\n${'ord '.repeat(300)}\n`,
      },
      'blog/post.yaml:5 the reviewer is the author. Somebody else must review the page.',
    ],
    [
      'a time limit typed into text',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- The code is valid for 10 minutes,') },
      "pages/sciatica.en.md:10 '10 minutes' is typed by hand. Write {fact:code-minutes}, so that it follows the software.",
    ],
    [
      'an avoided word in a summary',
      { 'pages/sciatica.en.md': english.replace('Pain down the leg.', 'Complaints of the leg.') },
      "pages/sciatica.en.md:4 'complaints' is not one of our words (a complaint is a grievance). Write: symptoms.",
    ],
    [
      'an avoided word where a clinic says where to sit',
      { 'clinics/bislett.yaml': files['clinics/bislett.yaml']!.replace('Take a seat', 'Bring complaints to a seat') },
      "clinics/bislett.yaml:20 'complaints' is not one of our words (a complaint is a grievance). Write: symptoms.",
    ],
    [
      'a reference where nothing fills it in',
      { 'pages/sciatica.en.md': english.replace('Pain down the leg.', 'Free until {fact:cancellation-hours} before.') },
      'pages/sciatica.en.md:4 references are filled in the text only. Say it here without {…}.',
    ],
    [
      'what the privacy policy promises to delete, typed into text',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Your message is deleted after 90 days,') },
      "pages/sciatica.en.md:10 '90 days' is typed by hand. Write {fact:message-retention}, so that it follows the software.",
    ],
    [
      'the name of a button typed into text',
      { 'pages/sciatica.en.md': english.replace('- Pain,', '- Press ‘Send it’,') },
      'pages/sciatica.en.md:10 the name of a button is typed by hand.',
    ],
    [
      'an exercise that does not exist',
      { 'exercises.yaml': exercises, 'pages/sciatica.yaml': `${record}exercises: [bridge, bridges]\n` },
      "pages/sciatica.yaml:10 there is no exercise 'bridges'. Use an id of exercises.yaml.",
    ],
    [
      'an avoided word in an exercise',
      { 'exercises.yaml': exercises.replace('Lie on', 'No complaints on') },
      "exercises.yaml:4 'complaints' is not one of our words (a complaint is a grievance). Write: symptoms.",
    ],
    [
      'a summary that is too long',
      { 'pages/sciatica.en.md': english.replace('Pain down the leg.', 'x'.repeat(161)) },
      'pages/sciatica.en.md:4 the summary has 161 characters; at most 160 are shown. Shorten it.',
    ],
    [
      'a section that the twin lacks',
      { 'pages/sciatica.en.md': english.replace('## When', '## Causes {#causes}\nA disc.\n\n## When') },
      'pages/sciatica.no.md:7 section {#causes} of the twin is missing here. Write it, or remove it there.',
    ],
    [
      'a care card that the twin lacks',
      { 'pages/sciatica.en.md': english.replace(':::non-urgent\n- you have hurt for long\n:::', '') },
      "pages/sciatica.en.md:6 the care card ':::non-urgent' of the twin is missing here. Write it, or remove it there.",
    ],
    [
      'a drawing that the twin lacks',
      {
        'drawings.yaml': 'leg:\n  caption: { no: Her går nerven., en: The nerve runs here. }\n',
        'pages/sciatica.en.md': english.replace('- Pain', '{drawing:leg}\n\n- Pain'),
      },
      "pages/sciatica.no.md:7 the drawing 'leg' of the twin is missing here. Place it, or remove it there.",
    ],
    [
      'another number than the twin',
      { 'pages/sciatica.en.md': english.replace('6 weeks', '8 weeks') },
      "pages/sciatica.en.md:7 '8 week' stands 1 times here and 0 times in",
    ],
    [
      'a heading without a key',
      { 'pages/sciatica.en.md': english.replace(' {#symptoms}', '') },
      "pages/sciatica.en.md:9 the heading 'Symptoms' has no key.",
    ],
    [
      'raw HTML',
      { 'pages/sciatica.en.md': english.replace('- Pain', '- <b>Pain</b>') },
      'pages/sciatica.en.md:10 HTML is not allowed here',
    ],
    [
      'a picture in the text',
      { 'pages/sciatica.en.md': english.replace('- Pain', '- ![x](https://x.example/a.png)') },
      'pages/sciatica.en.md:10 a picture in the text is not allowed',
    ],
    [
      'too few words',
      { 'pages/sciatica.en.md': english.replace(/the nerve hurts a lot\. /g, '') },
      'pages/sciatica.en.md:6 the page has',
    ],
    [
      'an unknown treatment',
      { 'pages/sciatica.yaml': record.replace('[physio-first]', '[yoga]') },
      "pages/sciatica.yaml:4 there is no treatment 'yoga'. Use an id that exists.",
    ],
    [
      'an unknown reviewer',
      { 'pages/sciatica.yaml': record.replace('by: ola', 'by: nobody') },
      "pages/sciatica.yaml:7 there is no practitioner 'nobody'. Use an id that exists.",
    ],
    [
      'a reviewer whom readers in Norway could not look up',
      { 'practitioners/ola.yaml': files['practitioners/ola.yaml']!.replace('id: ola\n', 'id: ola\ncountry: sweden\n') },
      'pages/sciatica.yaml:7 Ola Lie has no profile in Norway, so the page would not name anybody. Choose somebody who does.',
    ],
    [
      'an address that two pages claim',
      { 'pages/about-us.no.md': files['pages/about-us.no.md']!.replace('/om-oss/', '/kontakt/') },
      "the address /kontakt/ is that of 'about-us' too. Give one of them another.",
    ],
    [
      'a menu link to nowhere',
      { 'navigation.yaml': files['navigation.yaml']!.replace('about: [about-us]', 'about: [press]') },
      "navigation.yaml:3 there is no page 'press'. Use the id of a page that exists.",
    ],
    [
      'a shift outside opening hours',
      { 'practitioners/sara.yaml': files['practitioners/sara.yaml']!.replace("to: '16:00'", "to: '20:00'") },
      'practitioners/sara.yaml:11 the shift on mon lies outside the opening hours of bislett. Change one of them.',
    ],
    [
      'a treatment without a price',
      { 'prices.yaml': 'norway:\n  physio-first: { price: 895 }\nsweden: {}\n' },
      "prices.yaml:1 treatment 'video' has no price. Add it to this file.",
    ],
    [
      'a treatment without a price in the country where somebody gives it',
      { 'prices.yaml': 'norway:\n  video: { price: 350 }\nsweden:\n  physio-first: { price: 995 }\n' },
      "prices.yaml:1 treatment 'physio-first' is given in this country and has no price here. Add it, or take it from those who give it.",
    ],
    [
      'a country without a company',
      { 'company.yaml': files['company.yaml']!.replace(/ {2}sweden: .*\n/, '') },
      "company.yaml:3 'countries.sweden' is missing. Add it.",
    ],
    [
      'an unknown field in a fact',
      { 'clinics/bislett.yaml': `${files['clinics/bislett.yaml']}wifi: true\n` },
      "clinics/bislett.yaml:21 unknown field 'wifi' in the file. Remove it or correct its spelling.",
    ],
  ]
  it.each(cases)('%s', (_, changes, expected) => {
    const problems = problemsOf(changes)
    expect(
      problems.some((problem) => problem.includes(expected)),
      problems.join('\n') || 'no problem was found',
    ).toBe(true)
  })

  it('hears of a link on a Swedish page to one that is not written in Swedish', () => {
    const written = files['pages/index.sv.md']!.replace('Text.', 'Om [oss](page:about-us).')
    expect(problemsOf({ 'pages/index.sv.md': written })).toEqual([])
    expect(problemsOf({ 'pages/index.sv.md': written }, 'sweden')).toEqual([
      expect.stringContaining("pages/index.sv.md:9 the link 'page:about-us' leads nowhere"),
    ])
  })

  it('writes a page anew for one country, in English too', () => {
    const words = files['pages/index.en.md']!.replace('Text.', 'In Stockholm.')
    const texts = (country: 'norway' | 'sweden') =>
      JSON.stringify(compose({ 'pages/index.en.sweden.md': words }, country).pages.map(({ data }) => data.sections))
    expect(texts('sweden')).toContain('In Stockholm.')
    expect(texts('norway')).not.toContain('In Stockholm.')
  })

  it('hears of all problems of a run at once', () => {
    const problems = problemsOf({
      'pages/sciatica.en.md': english.replace('page:about-us', 'page:nowhere').replace('- Pain,', '- It costs 895 kr,'),
      'pages/contact.no.md': null,
    })
    expect(problems.length).toBeGreaterThanOrEqual(3)
  })
})

describe('a site without mistakes', () => {
  it('has every page in both languages, each naming the other', () => {
    const site = compose()
    const node = site.nodes.get('sciatica')!
    expect([node.in.en.path, node.in.no.path, node.aliases]).toEqual(['/en/sciatica/', '/isjias/', ['/en/leg-pain/']])
    expect(site.pages.filter((page) => page.locale === 'no').length).toBe(
      site.pages.filter((page) => page.locale === 'en').length,
    )
  })

  it('resolves links and prices in the language of the page', () => {
    const text = (locale: 'no' | 'en') =>
      JSON.stringify(compose().pages.find((page) => page.node.id === 'sciatica' && page.locale === locale)!.data)
    expect(text('en')).toContain('/en/about-us/')
    expect(text('en')).toContain('NOK\u00a0895')
    expect(text('en')).toContain('/en/book-an-appointment/?type=physical&amp;service=physio&amp;treatment=physio-first')
    expect(text('no')).toContain('/om-oss/')
    expect(text('no')).toContain('895\u00a0kr')
  })

  it('has in Sweden what is written in Swedish, in Swedish and in English, and nothing else', () => {
    const site = compose({}, 'sweden')
    const listed = site.pages.map(({ node, data, language }) => [node.id, data.title, language])
    expect(listed).toEqual([
      ['index', 'Titta in', 'sv'],
      ['index', 'Drop in', 'en'],
    ])
    expect([...site.nodes.keys()]).toEqual(['index'])
    expect(site.shared.no.company.slogan).toBe('Titta in')
    expect(site.shared.en.company.slogan).toBe('Drop in')
  })
})
