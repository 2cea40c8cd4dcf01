import { SeasonScreen } from '../../features/development/seasons/season-screen.tsx'
import { namedForSeason, seasonOptions } from '../../features/development/seasons/seasons.queries.ts'
import { RuleBuilder } from '../../features/people/learning-groups/rule/rule-builder.tsx'
import {
  type RuleSources,
  RuleSourcesContext,
} from '../../features/people/learning-groups/rule/use-rule-options.ts'
import { query as cache } from '../../lib/api/query-client.ts'

// NOTE: whoever administers reviews need not be one who administers learning groups.
const sources: RuleSources = {
  key: 'seasons',
  options: () => cache.fetchQuery(seasonOptions),
  named: namedForSeason,
}

/** A season of reviews, whose audience is chosen as that of a learning group is. */
export function SeasonDesk() {
  return (
    <RuleSourcesContext value={sources}>
      <SeasonScreen parts={{ RuleBuilder }} />
    </RuleSourcesContext>
  )
}
