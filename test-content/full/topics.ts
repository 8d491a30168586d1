export const topics: string[] = [
  'Databases and what they rest on',
  'Ports, Ships and Cranes',
  'Entrepreneurship',
  'Hafenlogistikumschlagsgesellschaftsverwaltungssoftware',
  'Engineering Management',
  'Forecasting',
  'قواعد البيانات',
  'On Call',
];
