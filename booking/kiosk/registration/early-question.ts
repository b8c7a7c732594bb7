import type { AnswerOf } from '#domain/api/call-types.ts'

type Answer = AnswerOf<'GET /kiosks/me'>

/**
 * Inlined in the head of a kiosk's page: asks whether this browser is one, before any other script is there. The HTML has both first
 * screens. A browser that is no kiosk is shown the form for the code (frame.css), and fetches the rest of the code when somebody
 * touches it, as on other pages. A kiosk is touched by this script; so is a page without an answer in time, whose own code goes on asking.
 */
export const earlyQuestion =
  "{let d=document,parsed=new Promise(r=>d.addEventListener('DOMContentLoaded',r));" +
  "kiosk=fetch('/api/kiosks/me',{signal:AbortSignal.timeout(4e3)}).then(r=>r.ok?r.json():null).catch(()=>null);" +
  // The script that listens for touches (site/first-interaction.ts) is a module: it has run when the page is parsed.
  "kiosk.then(k=>{k&&k.clinic===null?d.documentElement.dataset.kiosk='none':parsed.then(()=>dispatchEvent(new Event('scroll')))})}"

/** The answer to it, once: whoever asks later wants to know what is true then. Null: there was none. */
export async function takeEarlyAnswer(): Promise<Answer | null> {
  const page = globalThis as { kiosk?: Promise<Answer | null> }
  const answer = page.kiosk
  delete page.kiosk
  return (await answer) ?? null
}
