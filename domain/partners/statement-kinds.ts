import { findKind } from './kinds.ts'
import { partnerKinds } from './partner-facts.ts'

/** The kinds whose partners get statements. */
export const statementKinds = partnerKinds.filter((name) => findKind(name)?.hasStatement)
