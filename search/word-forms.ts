import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemNorwegian } from '@orama/stemmers/norwegian'
import { stemmer as stemSwedish } from '@orama/stemmers/swedish'
import type { Language } from '#domain/market/locale.ts'
import { foldDigraphs, foldLetters } from '#domain/text/fold-letters.ts'

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
const fillers: Record<Language, ReadonlySet<string>> = {
  no: new Set(
    'i og a at av av den det de der du deg din ditt dine dere en ei et er for fra ha har hadde han hun hva hvor hvordan hvem hvilken hvis jeg kan med meg min mitt mine man om pa sa som seg skal til vi var vil ved veldig litt noe noen nar ut inn opp ned over under mot mye hos ikke fa far faar gjor gjore trenger onsker blir bli ble vaere eller men dag idag na'.split(
      ' ',
    ),
  ),
  en: new Set(
    'a about am an and any are as at be been but by can could do does for from get got had has have how i if im in into is it its ive me my of on or our should so some that the their them there these they this to was we what when where which who why will with would you your need want very really not today now'.split(
      ' ',
    ),
  ),
  sv: new Set(
    'i och a att av den det de dem du dig din ditt dina er en ett ar for fran ha har hade han hon hen vad var hur vem vilken om jag kan med mig min mitt mina man pa sa som sig ska skall till vi vid vill mycket lite nagot nagon nagra nar ut in upp ner over under mot hos inte far gor gora behover bli blir blev vara eller men dag idag nu'.split(
      ' ',
    ),
  ),
}

/** Whether a folded word is a filler in any language. */
export const isFiller = (word: string) => Object.values(fillers).some((words) => words.has(word))

const stemmers: Record<Language, (word: string) => string> = {
  no: (word) => stemNorwegian(foldDigraphs(word)),
  en: stemEnglish,
  sv: (word) => stemSwedish(foldDigraphs(word)),
}

export function wordFormsOf(language: Language): WordForms {
  const known = new Map<string, string>()
  const stem = (word: string) => {
    let form = known.get(word)
    if (form === undefined) {
      form = stemmers[language](word) || word
      known.set(word, form)
    }
    return form
  }
  const wordsOf = (text: string) => {
    const words = splitWords(text)
    const telling = words.filter((word) => !fillers[language].has(word))
    // 'Hva gjør jeg?' has only stop words: better to search for them than for nothing.
    return telling.length > 0 ? telling : words
  }
  return {
    stem,
    wordsOf,
    stemsOf: (text) => wordsOf(text).map(stem),
  }
}
