import type { Locale } from '#domain/market/locale.ts'
import { alcoholWords } from './alcohol.ts'
import { pressureWords } from './blood-pressure.ts'
import { bmiWords } from './bmi.ts'
import { caffeineWords } from './caffeine.ts'
import { diaryWords } from './diary.ts'
import { dueDateWords } from './due-date.ts'
import { headacheWords } from './headache-diary.ts'
import { helpWords } from './help.ts'
import { moleWords } from './mole-abcde.ts'
import { packYearsWords } from './pack-years.ts'
import { painWords } from './pain-map.ts'
import { periodWords } from './period.ts'
import { pollenWords } from './pollen.ts'
import { sickDaysWords } from './sick-days.ts'
import { sleepDiaryWords } from './sleep-diary.ts'
import { stressWords } from './stress.ts'
import { therapistWords } from './therapist.ts'
import { travelWords } from './travel-vaccines.ts'
import { vaccinesWords } from './vaccines.ts'
import { urgencyWords } from './walk-in-or-emergency.ts'

/** The words of every tool by its id, and under `help` and `diary` those of the parts that several tools show. */
export const toolWords = {
  alcohol: alcoholWords,
  'blood-pressure': pressureWords,
  bmi: bmiWords,
  caffeine: caffeineWords,
  diary: diaryWords,
  'due-date': dueDateWords,
  'headache-diary': headacheWords,
  help: helpWords,
  'mole-abcde': moleWords,
  'pack-years': packYearsWords,
  'pain-map': painWords,
  period: periodWords,
  pollen: pollenWords,
  'sick-days': sickDaysWords,
  'sleep-diary': sleepDiaryWords,
  stress: stressWords,
  therapist: therapistWords,
  'travel-vaccines': travelWords,
  vaccines: vaccinesWords,
  'walk-in-or-emergency': urgencyWords,
}

export type ToolMessages = { [Id in keyof typeof toolWords]: (typeof toolWords)[Id]['no'] }

/** What the page of one tool needs, in its own language. */
export function toolMessagesFor(tool: string, locale: Locale): Partial<ToolMessages> {
  if (!Object.hasOwn(toolWords, tool)) throw new Error(`There are no words for the tool '${tool}' in messages/tools/.`)
  return {
    [tool]: toolWords[tool as keyof ToolMessages][locale],
    help: helpWords[locale],
    ...(tool.endsWith('-diary') && { diary: diaryWords[locale] }),
  }
}
