export const topics: string[] = ['Energie', 'Daten', 'Gründung'];
