import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian'
import { foldDigraphs, foldLetters } from '#domain/fold-letters.ts'
import type { Locale } from '#domain/locale.ts'

/** Turns text into the word forms that are indexed and looked up: folded, without filler words, stemmed. */
export interface WordForms {
  /** The significant words of a text, folded. */
  wordsOf(text: string): string[]
  /** Their stems, in order. */
  stemsOf(text: string): string[]
  /** The stem of one folded word. */
  stem(word: string): string
}

/** The words of a text, folded. An apostrophe belongs to its word: "doctor's" is 'doctors'. */
export function splitWords(text: string): string[] {
  return (
    foldLetters(text)
      .replace(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  )
}

/** Stop words, folded. */
const fillers: Record<Locale, ReadonlySet<string>> = {
  no: new Set(
    'i og a at av av den det de der du deg din ditt dine dere en ei et er for fra ha har hadde han hun hva hvor hvordan hvem hvilken hvis jeg kan med meg min mitt mine man om pa sa som seg skal til vi var vil ved veldig litt noe noen nar ut inn opp ned over under mot mye hos ikke fa far faar gjor gjore trenger onsker blir bli ble vaere eller men'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about am an and any are as at be been but by can could do does for from get got had has have how i if im in into is it its ive me my of on or our should so some that the their them there these they this to was we what when where which who why will with would you your need want very really not'.split(
      ' ',
    ),
  ),
}

const stemmers: Record<Locale, (word: string) => string> = {
  no: (word) => stemNorwegian(foldDigraphs(word)),
  en: stemEnglish,
}

export function wordFormsOf(locale: Locale): WordForms {
  const known = new Map<string, string>()
  const stem = (word: string) => {
    let form = known.get(word)
    if (form === undefined) {
      form = stemmers[locale](word) || word
      known.set(word, form)
    }
    return form
  }
  const wordsOf = (text: string) => {
    const words = splitWords(text)
    const telling = words.filter((word) => !fillers[locale].has(word))
    // 'Hva gjør jeg?' has only stop words: better to search for them than for nothing.
    return telling.length > 0 ? telling : words
  }
  return {
    stem,
    wordsOf,
    stemsOf: (text) => wordsOf(text).map(stem),
  }
}
