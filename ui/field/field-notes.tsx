import type { ReactElement } from 'react'
import { fieldErrorClass, fieldErrorId } from '#domain/site/page-places.ts'
import { classNames } from '../class-names.ts'

export interface Notes {
  /** Of the field or the group of fields that they belong to. */
  id: string
  hint?: string | ReactElement | undefined
  error?: string | undefined
}

/** Hint and error of a field, as they stand above it. */
export function FieldNotes(notes: Notes) {
  const { hintId, errorId } = idsOf(notes)
  return (
    <>
      {hintId && (
        <p className="small soft" id={hintId}>
          {notes.hint}
        </p>
      )}
      {errorId && (
        <p className={fieldErrorClass} id={errorId}>
          {notes.error}
        </p>
      )}
    </>
  )
}

/** What makes a screen reader read them out with the field. */
export function describedBy(notes: Notes): string | undefined {
  const { hintId, errorId } = idsOf(notes)
  return classNames(hintId, errorId) || undefined
}

function idsOf({ id, hint, error }: Notes) {
  return {
    // 'Required' as a hint is enough until it is the error.
    hintId: hint && hint !== error && `${id}-hint`,
    errorId: error && fieldErrorId(id),
  }
}
