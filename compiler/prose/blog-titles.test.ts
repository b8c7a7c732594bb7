import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/** What somebody types who needs the post. A new post names its own. */
const searched: Record<string, { en: string; no: string }> = {
  'adhd-in-women': { en: 'ADHD in women', no: 'ADHD hos kvinner' },
  'adult-vaccines': { en: 'Vaccines for adults', no: 'Vaksiner for voksne' },
  'blood-pressure-at-home': { en: 'blood pressure at home', no: 'blodtrykket hjemme' },
  'chlamydia-tests': { en: 'Chlamydia test', no: 'Klamydiatest' },
  'desk-and-back': { en: 'Back pain', no: 'Vondt i ryggen' },
  'earwax-myths': { en: 'Earwax', no: 'Ørevoks' },
  'exercise-in-pregnancy': { en: 'Exercise in pregnancy', no: 'Trening i svangerskapet' },
  'first-visit-to-a-gynaecologist': { en: 'gynaecologist', no: 'gynekolog' },
  'knees-on-stairs': { en: 'Knee pain', no: 'Vondt i knærne' },
  'lonely-in-a-new-city': { en: 'Lonely', no: 'Ensom' },
  'long-cough': { en: 'cough', no: 'Hoste' },
  'men-who-do-not-see-a-doctor': { en: 'Men’s health', no: 'Menns helse' },
  'menopause-at-work': { en: 'Menopause at work', no: 'Overgangsalder på jobb' },
  'mole-checks': { en: 'check your moles', no: 'sjekker du føflekkene' },
  'obesity-without-blame': { en: 'Obesity', no: 'Fedme' },
  'panic-on-the-underground': { en: 'Panic attack', no: 'Panikkanfall' },
  'pollen-allergy': { en: 'Pollen allergy', no: 'Pollenallergi' },
  'running-after-50': { en: 'run after 50', no: 'løpe etter 50' },
  'running-injuries': { en: 'Running injuries', no: 'Løpeskader' },
  'screens-and-eyes': { en: 'screens ruin your eyes', no: 'skjermen øynene' },
  'sick-children-and-work': { en: 'Child with a fever', no: 'Barn med feber' },
  'sick-leave': { en: 'Part-time sick note', no: 'Gradert sykmelding' },
  'sleep-in-the-dark': { en: 'sleep better', no: 'sover du bedre' },
  'sun-and-children': { en: 'Children and sun', no: 'Barn og sol' },
  'talking-about-self-harm': { en: 'child self-harms', no: 'barnet ditt selvskader' },
  'teenagers-and-acne': { en: 'teenager with acne', no: 'tenåring med akne' },
  'tick-season': { en: 'Tick', no: 'Flått' },
  'travel-pharmacy': { en: 'travel first aid kit', no: 'reiseapotek' },
  'weight-loss-injections': { en: 'Weight-loss injections', no: 'Slankesprøyter' },
  'winter-skin': { en: 'Dry skin', no: 'Tørr hud' },
}

const posts = readdirSync('content/blog').flatMap((name) => (name.endsWith('.yaml') ? [name.slice(0, -5)] : []))

const readTitle = (post: string, language: 'en' | 'no') =>
  /^title: (.*)$/m.exec(readFileSync(`content/blog/${post}.${language}.md`, 'utf8'))![1]

describe('titles of the blog', () => {
  it('say what each post is about, for those who search for it', () => {
    expect(Object.keys(searched)).toEqual(posts)
  })

  it.each(posts)('%s has the words that people type', (post) => {
    expect(readTitle(post, 'en')).toContain(searched[post]!.en)
    expect(readTitle(post, 'no')).toContain(searched[post]!.no)
  })
})
