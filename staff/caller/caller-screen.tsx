import { useState } from 'react'
import { callerWords } from '#messages/staff/caller-words.ts'
import { ClinicSelect } from '../app/clinic-select.tsx'
import { useClinic } from '../app/use-facts.ts'
import { useLive } from '../app/use-live.ts'
import { useWords } from '../app/words.tsx'
import { CallerDone } from './caller-done.tsx'
import { CallerForm } from './caller-form.tsx'
import { emptyCaller } from './typed-caller.ts'
import { useBookForCaller } from './use-book-for-caller.ts'
import { useCaller } from './use-caller.ts'
import './caller.css'

/** A booking for somebody on the telephone or at the desk, on one page: what, when, who. */
export default function CallerScreen() {
  const words = useWords(callerWords)
  const clinic = useClinic()
  useLive(clinic)
  const [known, setCaller] = useCaller()
  const [typed, setTyped] = useState(() => ({ ...emptyCaller, ...known }))
  const book = useBookForCaller()
  if (book.data) {
    const bookAnother = () => {
      setCaller(null)
      setTyped(emptyCaller)
      book.reset()
    }
    return <CallerDone booked={book.data} name={typed.name} onAnother={bookAnother} />
  }
  return (
    <div className="caller">
      <header>
        <h1>{words.heading}</h1>
        <ClinicSelect />
      </header>
      {/* Another clinic has other treatments and times; who calls stays typed. */}
      <CallerForm key={clinic} clinic={clinic} typed={typed} onType={setTyped} book={book} />
    </div>
  )
}
