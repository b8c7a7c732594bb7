import * as z from 'zod'

/** A day that somebody at a clinic can mean. Others are refused: the calendars of databases and programs end somewhere. */
export const clinicDay = z.iso.date().refine((day) => '2000' <= day && day < '2100', 'invalid')
