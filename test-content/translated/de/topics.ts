export const topics: string[] = ['Technik und Entwicklung', 'Unternehmertum', 'Energie'];
