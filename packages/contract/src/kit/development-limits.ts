/** Letters in a talk's texts, topic and actions, how many actions are agreed in one, and how many wait on the first page. */
export const talkLimits = { text: 20_000, topic: 150, action: 300, actions: 50, waiting: 10 } as const

/** Points of one reward, points that somebody may give in a period, and the letters of a reason. */
export const rewardLimits = { points: 10_000, budget: 1_000_000, ruleBudget: 1_000_000, reason: 500 } as const

/** Key performance areas of a company, their depth, letters of them and of a handover, and people below whom no mean is told. */
export const kpaLimits = {
  areas: 500,
  depth: 5,
  name: 120,
  about: 1000,
  reason: 500,
  leastPeople: 3,
} as const

/** Lines of a performance contract, and letters of each. */
export const contractLimits = { lines: 15, title: 300, text: 5000 } as const
