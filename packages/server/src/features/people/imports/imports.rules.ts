import { importLimits } from '@oktant/contract/kit/constants.ts'
import type { ImportCounts, ImportOptions, ImportState } from '@oktant/contract/people/imports.ts'
import { fail } from '../../../http/fail.ts'

export type Phase =
  | 'read'
  | 'seats'
  | 'compare'
  | 'settle'
  | 'missing'
  | 'leave'
  | 'write'
  | 'join'
  | 'detach'
  | 'withdraw'
  | 'restore'
type Standing = { state: ImportState; phase: Phase | null }
export type Act = 'check' | 'apply' | 'stop' | 'undo' | 'remove'

/** In which states each step may be taken. */
const moves: Record<Act, readonly ImportState[]> = {
  check: ['uploaded', 'checked', 'failed'],
  apply: ['checked', 'stopped'],
  stop: ['checking', 'applying', 'undoing'],
  undo: ['applied', 'stopped'],
  remove: ['uploaded', 'checked', 'stopped', 'applied', 'undone', 'failed'],
}

export const allows = (state: ImportState, act: Act) => moves[act].includes(state)

export function refuseUnless(state: ImportState, act: Act) {
  if (!allows(state, act)) throw fail('import_busy')
}

const underWay = { checking: 'checked', applying: 'applied', undoing: 'undone' } as const
export const isUnderWay = (state: ImportState): state is keyof typeof underWay => state in underWay

export const finished = (state: ImportState, now: Date) =>
  ({ state, phase: null, isStopping: false, finishedAt: now, movedAt: now }) as const

/** Where a stop leaves an import: what was applied stays, and can be gone on with or taken back. */
export function stopped({ state, phase }: Standing, now: Date) {
  if (state === 'applying') return { ...finished('stopped', now), phase }
  return finished(state === 'checking' ? 'uploaded' : 'applied', now)
}

/** Where something that nobody asked for leaves an import: what was applied can still be taken back. */
export const halted = (standing: Standing, now: Date) =>
  standing.state === 'checking' ? finished('failed', now) : stopped(standing, now)

/** What follows a phase: the next one, or the end. */
export function afterPhase({ state }: Standing, next: Phase | null, now: Date) {
  if (next) return { phase: next, cursor: 0, movedAt: now }
  return finished(isUnderWay(state) ? underWay[state] : 'failed', now)
}

export const defaultOptions: ImportOptions = {
  mode: 'createAndChange',
  clearsEmpty: false,
  deactivatesMissing: false,
}

/** Must the number be typed before so many of the active people are deactivated? */
export const isGuarded = (missing: number, active: number) =>
  missing > 0 && missing > active * importLimits.guardShare

export function refuseUnconfirmed(missing: number, active: number, confirmed: number | null) {
  if (isGuarded(missing, active) && confirmed !== missing) throw fail('import_confirmation_needed')
}

type Counted = { outcome: string | null; state: string | null; count: number }

export function countsOf(rows: readonly Counted[]): ImportCounts {
  const counts = {
    create: 0,
    change: 0,
    unchanged: 0,
    skip: 0,
    error: 0,
    deactivate: 0,
    applied: 0,
    undone: 0,
    kept: 0,
  }
  const isName = (name: string | null): name is keyof typeof counts => name !== null && name in counts
  for (const { outcome, state, count } of rows) {
    if (isName(outcome)) counts[outcome] += count
    if (isName(state)) counts[state] += count
  }
  return counts
}

/** What comes before the lines themselves. */
const first: readonly (Phase | null)[] = ['seats', 'leave', 'detach', 'withdraw']
const last: Partial<Record<Phase, true>> = { compare: true, write: true, restore: true }

/** How far what is under way has come; a line is done when the longest phase has done it. */
export function progressOf({ state, phase }: Standing, cursor: number, lines: number) {
  if (!isUnderWay(state) && state !== 'stopped') return { done: lines, total: lines }
  if (phase === 'read') return { done: 0, total: 0 }
  if (first.includes(phase)) return { done: 0, total: lines }
  return { done: phase && last[phase] ? Math.min(cursor, lines) : lines, total: lines }
}

type Bounds = { most: number; least: number; ms: number }

/** How many lines come next, so that a batch takes about as long as it may; `most` goes before `least`. */
export const nextSize = ({ most, least, ms }: Bounds, size: number, tookMs: number) =>
  Math.min(most, Math.max(least, Math.floor((size * ms) / Math.max(tookMs, 1))))
