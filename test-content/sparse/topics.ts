export const topics: string[] = ['Eau potable'];
