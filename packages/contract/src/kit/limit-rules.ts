/** A number that is none of those which may be, or a list with too much in it; its message names the limits. */
export type LimitFault = { field: string; code: 'number_out_of_range' | 'list_too_long'; values: string[] }

type Range = { from?: number; most: number }

/** What is wrong with whole numbers, by their fields; what is left empty is as it may be. */
export const numberFaults = (numbers: readonly [string, number | null, Range][]): LimitFault[] =>
  numbers.flatMap(([field, value, { from = 0, most }]) =>
    value === null || (Number.isInteger(value) && value >= from && value <= most)
      ? []
      : [{ field, code: 'number_out_of_range', values: [String(from), String(most)] }],
  )

/** The same of how much stands in lists. */
export const lengthFaults = (lists: readonly [string, readonly unknown[], number][]): LimitFault[] =>
  lists.flatMap(([field, { length }, most]) =>
    length > most ? [{ field, code: 'list_too_long', values: [String(most)] }] : [],
  )
