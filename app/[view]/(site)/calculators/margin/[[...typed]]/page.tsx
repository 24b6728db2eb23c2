import { calculatorMetadata, renderCalculator, type Props } from '../../render-calculator';

export const generateMetadata = ({ params }: Props) => calculatorMetadata('margin', params);

export default function MarginCalculatorPage({ params }: Props) {
  return renderCalculator('margin', params);
}
