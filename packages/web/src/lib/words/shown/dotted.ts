/** Facts behind each other on one line, less those that are not so. A dot stays with what stands before it. */
export const dotted = (facts: readonly unknown[]) => facts.filter(Boolean).join('\u00a0· ')
