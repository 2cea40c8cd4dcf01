import { type ExpectedScreens, together } from './screens-for.ts'

type Beside = { screens: ExpectedScreens }

/** Who each screen is for, as its feature says beside itself, or as one file says for all others. */
export const { named, isExpected } = together(
  Object.values(import.meta.glob<Beside>('../**/*.expected.ts', { eager: true })).map(
    ({ screens }) => screens,
  ),
)
